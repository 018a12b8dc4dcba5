import type { TextLook, TextSize, TextTone } from './types.ts';

const SIZES: readonly TextSize[] = [12, 13, 14, 16, 20, 24];
const STRONG_FROM = 600;
const MEDIUM_FROM = 500;
const TONES: readonly TextTone[] = ['plain', 'quiet', 'faint', 'accent', 'success', 'warning', 'danger', 'info'];
const ALIGN = { left: 'start', start: 'start', center: 'center', right: 'end', end: 'end' } as const;
/** Words of the style sheets of a designer for what our tokens call otherwise. */
const WEIGHTS = { normal: 400, bold: 700, bolder: 800, lighter: 300 } as const;

const own = <V>(table: Readonly<Record<string, V>>, key: unknown): V | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;
const numberIn = (value: unknown): number =>
  typeof value === 'number' ? value : Number.parseFloat(typeof value === 'string' ? value : '');

function sizeOf(value: unknown): TextSize | undefined {
  const px = numberIn(value);
  return Number.isFinite(px) ? SIZES.toSorted((a, b) => Math.abs(a - px) - Math.abs(b - px))[0] : undefined;
}

function weightOf(value: unknown): TextLook['weight'] {
  const weight = own(WEIGHTS, value) ?? numberIn(value);
  if (!Number.isFinite(weight)) return undefined;
  return weight >= STRONG_FROM ? 'strong' : weight >= MEDIUM_FROM ? 'medium' : 'regular';
}

/**
 * The look a designer's style object asks for (`fontSize`, `fontWeight`, `textAlign`, `color`, `fontStyle`,
 * `textDecoration`), in our tokens: the nearest size of the scale, a colour by the name of a tone. What is something
 * else, free colours among it, is left out. @reading R-261
 */
export function textLook(style: unknown): TextLook {
  const asked: Readonly<Record<string, unknown>> = typeof style === 'object' && style !== null ? { ...style } : {};
  const { textDecoration } = asked;
  const decoration = typeof textDecoration === 'string' ? textDecoration : '';
  const look = {
    size: sizeOf(asked['fontSize']),
    weight: weightOf(asked['fontWeight']),
    tone: TONES.find((tone) => tone === asked['color']),
    align: own(ALIGN, asked['textAlign']),
    isItalic: asked['fontStyle'] === 'italic' ? true : undefined,
    line: decoration.includes('underline') ? 'under' : decoration.includes('line-through') ? 'through' : undefined,
  } as const;
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}
