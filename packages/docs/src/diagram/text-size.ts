/**
 * Sizes of text without a browser. The picture is drawn with whatever font the reader's machine has, so these are
 * generous: average widths of common system fonts, in parts of the font size.
 */
const MONOSPACE = 0.62;
const PROPORTIONAL = 0.56;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const STATE_FONT_SIZE = 14;
export const LABEL_FONT_SIZE = 13;
export const LINE_HEIGHT = 17;

const BOX_PADDING = { x: 16, y: 11 };
/** Terminal states have a second frame inside the first. */
export const TERMINAL_INSET = 4;

export function boxSize(state: string): Size {
  return {
    width: Math.ceil(state.length * STATE_FONT_SIZE * MONOSPACE) + 2 * (BOX_PADDING.x + TERMINAL_INSET),
    height: STATE_FONT_SIZE + 2 * (BOX_PADDING.y + TERMINAL_INSET),
  };
}

export function labelSize(lines: readonly string[]): Size {
  const longest = Math.max(...lines.map(({ length }) => length));
  return { width: Math.ceil(longest * LABEL_FONT_SIZE * PROPORTIONAL) + 10, height: lines.length * LINE_HEIGHT + 4 };
}
