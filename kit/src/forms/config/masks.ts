import type { Legible, TextMask } from '../../engines/text-mask/index.ts';
import { isYes } from './members.ts';

type Raw = Readonly<Record<string, unknown>>;

const count = (chars: number): Legible => ({ by: 'count', count: chars });
const NOTHING = count(0);
const FILLER = '*';
const MOST_CHARS = 100;

type Shape = Omit<TextMask, 'filler'>;
const ends = (start: number, end: number, more: Partial<Shape> = {}): Shape => ({
  start: count(start),
  end: count(end),
  kept: [],
  length: null,
  ...more,
});

/** Rules by their numbers in designs: everything, a name, a mobile number, a mail address, an identity card, an address of a computer, a plate, a bank card. */
const SHAPES: Readonly<Record<number, Shape>> = {
  1: ends(0, 0),
  2: ends(1, 1),
  3: ends(3, 4),
  4: ends(3, 0, { end: { by: 'sign', sign: '@', isWithSign: true } }),
  5: ends(6, 3, { length: 4 }),
  6: ends(0, 0, { start: { by: 'sign', sign: '.', isWithSign: false }, kept: ['.'], length: 3 }),
  7: ends(1, 2),
  8: ends(6, 4),
};
const OWN = 0;

const whole = (value: unknown, usual: number): number => {
  const found = Number(value);
  return Number.isInteger(found) && found >= 0 && found <= MOST_CHARS ? found : usual;
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** End of a rule of one's own: 1 nothing, 2 so many characters, 3 up to a sign, 4 with it. */
function legible(type: unknown, limit: unknown, sign: unknown): Legible {
  const kind = Number(type);
  if (kind === 2) return count(whole(limit, 0));
  if ((kind === 3 || kind === 4) && text(sign) !== '') return { by: 'sign', sign: text(sign), isWithSign: kind === 4 };
  return NOTHING;
}

/**
 * Rule a designed text is shown by where it is only read; undefined where it has none. A rule nobody knows hides everything.
 * @param raw control of a design: `useMask`, `maskConfig`
 * @reading R-742
 */
export function designedMask(raw: Raw): TextMask | undefined {
  if (!isYes(raw['useMask'])) return undefined;
  const config: Raw = typeof raw['maskConfig'] === 'object' && raw['maskConfig'] !== null ? { ...raw['maskConfig'] } : {};
  const filler = text(config['filler']).slice(0, 1) || FILLER;
  const type = Number(config['maskType'] ?? 1);
  if (type !== OWN) return { filler, ...(SHAPES[type] ?? ends(0, 0)) };
  return {
    filler,
    start: legible(config['prefixType'], config['prefixLimit'], config['prefixSpecifyChar']),
    end: legible(config['suffixType'], config['suffixLimit'], config['suffixSpecifyChar']),
    kept: text(config['ignoreChar'])
      .split(',')
      .filter((sign) => sign !== ''),
    length: isYes(config['useUnrealMask']) ? Math.max(1, whole(config['unrealMaskLength'], 1)) : null,
  };
}
