/** Tone a look of a design stands for; the colours of a page are its theme's, light and dark. */
export type LookTone = 'success' | 'warning' | 'danger' | 'info' | 'off';

const RGB = 3;
const MOST = 255;
/** Saturation and spread of the channels below which a colour is a grey. */
const GREY = 0.15;
const GREY_SPREAD = 10;
/** Lightness beyond which a grey is the page itself. */
const LIGHT = 0.9;
const DARK = 0.25;
/** Ends of hues in degrees: red, yellow, green, then blue and violet, and red again. */
const HUES: readonly (readonly [number, LookTone])[] = [
  [18, 'danger'],
  [70, 'warning'],
  [170, 'success'],
  [290, 'info'],
  [360, 'danger'],
];
/** Names of colours designs are written with. */
const NAMED: Readonly<Record<string, LookTone | null>> = {
  red: 'danger',
  crimson: 'danger',
  firebrick: 'danger',
  tomato: 'danger',
  pink: 'danger',
  orange: 'warning',
  yellow: 'warning',
  gold: 'warning',
  green: 'success',
  lime: 'success',
  seagreen: 'success',
  blue: 'info',
  navy: 'info',
  cyan: 'info',
  teal: 'info',
  skyblue: 'info',
  lightblue: 'info',
  purple: 'info',
  violet: 'info',
  gray: 'off',
  grey: 'off',
  lightgray: 'off',
  lightgrey: 'off',
  silver: 'off',
  black: null,
  white: null,
  inherit: null,
  transparent: null,
  '': null,
};

function channelsOf(color: string): readonly number[] | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(color)?.[1];
  if (hex !== undefined) {
    const wide = hex.length === RGB ? hex.replaceAll(/./g, '$&$&') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16));
  }
  const rgb = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*[\d.]+\s*)?\)$/.exec(color);
  const channels = rgb?.slice(1, RGB + 1).map(Number) ?? null;
  return channels?.every((channel) => channel <= MOST) ? channels : null;
}

function hueOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const sixth = most === red ? (green - blue) / span : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return (sixth * 60 + 360) % 360;
}

/** Tone of a colour as CSS writes it; null for the colours of the page itself, undefined for what is no colour here. */
export function colorTone(given: string): LookTone | null | undefined {
  const color = given.trim().toLowerCase();
  if (Object.hasOwn(NAMED, color)) return NAMED[color];
  const channels = channelsOf(color);
  if (!channels) return undefined;
  const [least, most] = [Math.min(...channels), Math.max(...channels)];
  const lightness = (most + least) / 2 / MOST;
  const saturation = (most - least) / MOST / Math.max(1 - Math.abs(2 * lightness - 1), 1 / MOST);
  if (most - least < GREY_SPREAD || saturation < GREY) return lightness > LIGHT || lightness < DARK ? null : 'off';
  const hue = hueOf(channels);
  return HUES.find(([end]) => hue <= end)?.[1];
}
