/** Sizes in the picture's own unit; the stylesheet decides how large that is on the page. */
export const BOX = { width: 122, height: 40 } as const;
export const ROW = 112;
export const LINE_HEIGHT = 16;

/** Left of it run the arrows that pass states over, right of it stand the dead ends. */
export const MAIN_X = 210;
export const SIDE_X = 474;
export const START_Y = 14;
export const FIRST_Y = 84;
