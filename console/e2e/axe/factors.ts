import { COMPLETE_LANGUAGES } from '@milepost/kit/engines/language';
import { pairwise } from '@milepost/kit/testing/pairwise';
import type { RowOf, SomeOf } from '@milepost/kit/testing/pairwise';

/** Factors the console is looked at in. 320 px is what is left of 1280 px at 400 %. */
export const FACTORS = {
  layout: ['classic', 'functional', 'plain', 'blend'],
  appearance: ['light', 'dark'],
  locale: COMPLETE_LANGUAGES,
  width: ['1280', '375', '320'],
} as const;

export type Row = RowOf<typeof FACTORS>;
export type SomeValues = SomeOf<typeof FACTORS>;
export type Locale = Row['locale'];
export type Appearance = Row['appearance'];

export const looks = pairwise(FACTORS);

/** Heights of the windows, px. */
export const HEIGHT_PX: Readonly<Record<Row['width'], number>> = { 1280: 800, 375: 740, 320: 640 };
/** Below it the frame has no sidebar and no tags, px. @source shell §2.4 */
export const MOBILE_BELOW_PX = 992;
export const isNarrow = ({ width }: Row): boolean => Number(width) < MOBILE_BELOW_PX;

/** A row in words: `classic dark en 375`. */
export const rowName = (row: Row): string => looks.names.map((name) => row[name]).join(' ');

const other: Readonly<Record<Appearance, Appearance>> = { light: 'dark', dark: 'light' };
export const otherAppearance = (row: Row): Row => ({ ...row, appearance: other[row.appearance] });

/** Every layout × language × width that is possible with what is fixed, in light; each is seen in dark too before it is left. */
export function fullRows(fixed: SomeValues = {}): readonly Row[] {
  const { layout, locale, width } = FACTORS;
  const rows = layout.flatMap((a) =>
    locale.flatMap((b) => width.map((c): Row => ({ layout: a, locale: b, width: c, appearance: 'light' }))),
  );
  return rows.filter((row) => looks.names.every((name) => name === 'appearance' || fixed[name] === undefined || fixed[name] === row[name]));
}
