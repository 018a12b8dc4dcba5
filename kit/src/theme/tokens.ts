import raw from './tokens.json' with { type: 'json' };

/** Every leaf `{ $value }` of a token tree replaced by its value. */
type Values<T> = T extends { $value: infer V } ? V : { [K in keyof T as K extends `$${string}` ? never : K]: Values<T[K]> };

function values<T>(node: T): Values<T> {
  if (typeof node !== 'object' || node === null)
    throw new Error('[kit] tokens.json holds a leaf without $value. Regenerate it from the design file.');
  if ('$value' in node) return node.$value as Values<T>;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, child]) => [name, values(child)]),
  ) as Values<T>;
}

/** Size of text at the root, in px, when nobody has asked a browser for another. */
const ROOT_PX = 16;

/** Length that follows the size of text a person has set in the browser (WCAG 1.4.4): for text, and for what is as high as its text. */
export const rem = (px: number): string => `${px / ROOT_PX}rem`;

/** Every `px` of a part of the design in `rem`, but for those named. */
const inRem = <T extends Readonly<Record<string, string>>>(sizes: T, except: readonly (keyof T)[] = []): T =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, except.includes(name) ? size : rem(Number.parseFloat(size))])) as T;

const given = values(raw);
/** Room at the sides and between things does not grow with the text. */
const ROOM = ['cellX', 'gap', 'padX'] as const;
const { density, layout: sizes, font } = given;

/**
 * All design values, read from `tokens.json`, the only place where a value is written; text and what is as high as it in `rem`,
 * widths in px. For `*.css.ts` files: they run at build time, so the file itself never reaches a browser.
 */
export const tokens = {
  ...given,
  font: { ...font, size: inRem(font.size), lineHeight: inRem(font.lineHeight) },
  density: {
    default: inRem(density.default, ROOM),
    medium: inRem(density.medium, ROOM),
    small: inRem(density.small, ROOM),
    mini: inRem(density.mini, ROOM),
  },
  layout: { ...sizes, ...inRem({ topbar: sizes.topbar, tags: sizes.tags }) },
};

/** Constants that no theme changes. */
export const space = tokens.space;
/** Corners. A skin may set `--mp-radius-tag`, `-control`, `-sheet` and `-dialog`; no theme of ours does. What is round stays round. */
export const radius = {
  tag: `var(--mp-radius-tag, ${tokens.radius.tag})`,
  control: `var(--mp-radius-control, ${tokens.radius.control})`,
  sheet: `var(--mp-radius-sheet, ${tokens.radius.sheet})`,
  dialog: `var(--mp-radius-dialog, ${tokens.radius.dialog})`,
  full: tokens.radius.full,
};
export const border = tokens.border;
export const layout = tokens.layout;
export const fontSize = tokens.font.size;
export const lineHeight = tokens.font.lineHeight;
export const fontWeight = tokens.font.weight;
/** Of what moves: only opacity and transform do, colours change at once. */
export const duration = tokens.motion.duration;
export const ease = {
  standard: `cubic-bezier(${tokens.motion.ease.standard.join(', ')})`,
  exit: `cubic-bezier(${tokens.motion.ease.exit.join(', ')})`,
};
