import type { ChartRow } from '@milepost/openapi/domains/portal';

export type ChartKind = 'bar' | 'line' | 'pie' | 'radar';

/** Values of one series, in the order of the labels; null where it has none. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Drawn as a line among bars. */
  readonly isLine: boolean;
}

/** A chart: the same for the drawing, the table and what is heard. */
export interface ChartModel {
  readonly kind: ChartKind;
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Unit of the values; empty for none. */
  readonly unit: string;
}

/** Point of a chart. */
export interface ChartPoint {
  readonly series: number;
  readonly index: number;
}

const member = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null && Object.hasOwn(from, name) ? (from as Record<string, unknown>)[name] : undefined;

/** Chart of rows: labels and series in the order they first appear. @param option settings of the card @reading R-722 */
export function chartModel(kind: ChartKind, rows: readonly ChartRow[], option: unknown): ChartModel {
  const labels = [...new Set(rows.map(({ name }) => name))];
  const names = [...new Set(rows.map(({ type }) => type))];
  const unit = member(option, 'unit');
  const mixed = member(option, 'barType');
  const at = new Map(rows.map(({ name, type, value }) => [JSON.stringify([type, name]), value]));
  return {
    kind,
    labels,
    // Slices of a whole have one series.
    series: (kind === 'pie' ? names.slice(0, 1) : names).map((name) => ({
      name,
      values: labels.map((label) => at.get(JSON.stringify([name, label])) ?? null),
      isLine: kind === 'bar' && member(mixed, name) === 'line',
    })),
    unit: typeof unit === 'string' ? unit : '',
  };
}

/** The lowest and highest value of a series and their labels; null for one without values. */
export function extremes(
  { labels }: ChartModel,
  { values }: ChartSeries,
): Record<'lowest' | 'highest', { label: string; value: number }> | null {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ label: labels[index] ?? '', value }]));
  const [first] = known;
  if (!first) return null;
  return {
    lowest: known.reduce((least, one) => (one.value < least.value ? one : least), first),
    highest: known.reduce((most, one) => (one.value > most.value ? one : most), first),
  };
}

/** Share of a value in the whole of its series, in percent; null where there is no whole. */
export function shareOf({ values }: ChartSeries, value: number | null): number | null {
  const whole = values.reduce<number>((sum, one) => sum + Math.max(0, one ?? 0), 0);
  return value === null || whole === 0 ? null : Math.round((value / whole) * 1000) / 10;
}

/** The point a key leads to: left and right along a series, up and down between series; null for other keys. */
export function pointAfter(key: string, { labels, series }: ChartModel, at: ChartPoint | null): ChartPoint | null {
  const last = { index: labels.length - 1, series: series.length - 1 };
  if (last.index < 0 || last.series < 0) return null;
  const from = at ?? { index: -1, series: 0 };
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  switch (key) {
    case 'ArrowRight':
      return { ...from, index: within(from.index + 1, last.index) };
    case 'ArrowLeft':
      return { ...from, index: within(from.index - 1, last.index) };
    case 'ArrowDown':
      return { index: within(from.index, last.index), series: within(from.series + 1, last.series) };
    case 'ArrowUp':
      return { index: within(from.index, last.index), series: within(from.series - 1, last.series) };
    case 'Home':
      return { ...from, index: 0 };
    case 'End':
      return { ...from, index: last.index };
    default:
      return null;
  }
}
