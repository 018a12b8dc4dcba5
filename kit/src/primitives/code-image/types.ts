/** A code as dark modules on a light ground: one path, in units of a module. */
export interface DrawnCode {
  /** Data of the path, within `width` and `height`, without the quiet zone. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Modules of ground on every side. */
  readonly quietZone: number;
}

export interface CodeLook {
  /** Colours as `#rrggbb` or `#rgb`; others are left aside. Scanners need dark on light. */
  readonly lineColor?: string | undefined;
  readonly background?: string | undefined;
}
