/** Colours of a diagram, on the background that Redoc has in that mode. */
export interface Palette {
  readonly name: "light" | "dark";
  readonly edge: string;
  readonly label: string;
  readonly labelFaint: string;
  readonly background: string;
  readonly state: BoxColours;
  readonly terminal: BoxColours;
}

export interface BoxColours {
  readonly fill: string;
  readonly stroke: string;
  readonly text: string;
}

export const LIGHT: Palette = {
  name: "light",
  edge: "#5b6475",
  label: "#1d2433",
  labelFaint: "#525b6b",
  background: "#ffffff",
  state: { fill: "#eaf1fe", stroke: "#2f6fde", text: "#123a80" },
  terminal: { fill: "#f1f2f5", stroke: "#6a7283", text: "#333b49" },
};

export const DARK: Palette = {
  name: "dark",
  edge: "#9aa3b5",
  label: "#e6e9f0",
  labelFaint: "#a9b1c2",
  background: "#22242b",
  state: { fill: "#1c3054", stroke: "#6d9ef5", text: "#cfe0ff" },
  terminal: { fill: "#2f323b", stroke: "#8a92a3", text: "#dfe3ea" },
};
