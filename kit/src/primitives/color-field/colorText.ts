/** Parts of a colour: red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface ColorParts {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const HEX = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,/]\s*(\d?\.\d{1,4}|\d{1,3}%|[01]))?\s*\)$/i;
const MOST = 255;
const HUNDRED = 100;

const parts = (red: number, green: number, blue: number, alpha: number): ColorParts | null =>
  [red, green, blue].every((part) => part <= MOST) && alpha <= 1 ? { red, green, blue, alpha } : null;

/** A colour as people and other programs write it: `#abc`, `aabbcc`, `#aabbccdd`, `rgb(…)`, `rgba(…)`; null for anything else. */
export function readColor(text: string): ColorParts | null {
  const written = text.trim();
  const hex = HEX.exec(written)?.[1];
  if (hex !== undefined) {
    const whole = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex;
    const at = (from: number) => Number.parseInt(whole.slice(from, from + 2), 16);
    return parts(at(0), at(2), at(4), whole.length === 8 ? Math.round((at(6) / MOST) * HUNDRED) / HUNDRED : 1);
  }
  const [, red, green, blue, alpha = '1'] = RGB.exec(written) ?? [];
  if (red === undefined) return null;
  const through = alpha.endsWith('%') ? Number.parseInt(alpha, 10) / HUNDRED : Number(alpha);
  return parts(Number(red), Number(green), Number(blue), through);
}

/** The same as a form keeps it: `#rrggbb`, or `rgba(r, g, b, a)` where one sees through it and may. */
export function writeColor({ red, green, blue, alpha }: ColorParts, hasAlpha: boolean): string {
  if (hasAlpha && alpha < 1) return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
