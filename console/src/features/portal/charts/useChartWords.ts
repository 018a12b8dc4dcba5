import { useLingui } from '@lingui/react/macro';
import { extremes, shareOf } from './chartModel.ts';
import type { ChartModel, ChartPoint } from './chartModel.ts';

/** Figures of a chart: as many places as can be read at a glance. */
export const FIGURE = { maximumFractionDigits: 2 } as const;
/** Slices a sentence names; a table has all. */
const NAMED_SLICES = 6;

/** Words of a chart: the sentence that stands for the drawing, and those of a point. */
export function useChartWords(title: string, model: ChartModel) {
  const { t, i18n } = useLingui();
  const figure = (value: number) => i18n.number(value, FIGURE);
  const withUnit = (value: number) => (model.unit ? `${figure(value)} ${model.unit}` : figure(value));

  function sentence(): string {
    if (model.labels.length === 0) return t`${title}: no data.`;
    const opening = {
      bar: t`Bar chart “${title}”.`,
      line: t`Line chart “${title}”.`,
      pie: t`Pie chart “${title}”.`,
      radar: t`Radar chart “${title}”.`,
    }[model.kind];
    return [opening, ...(model.kind === 'pie' ? slices() : lines())].join(' ');
  }
  function slices(): string[] {
    const [whole] = model.series;
    if (!whole) return [];
    const named = model.labels.map((label, index) => ({ label, value: whole.values[index] ?? 0 })).toSorted((a, b) => b.value - a.value);
    return named.slice(0, NAMED_SLICES).map(({ label, value }) => {
      const [words, share] = [withUnit(value), shareOf(whole, value) ?? 0];
      return t`${label}: ${words}, ${share} %.`;
    });
  }
  const lines = (): string[] =>
    model.series.map((one) => {
      const found = extremes(model, one);
      const name = one.name || title;
      if (!found) return t`${name}: no values.`;
      const [low, high] = [withUnit(found.lowest.value), withUnit(found.highest.value)];
      return t`${name}: lowest ${low} at ${found.lowest.label}, highest ${high} at ${found.highest.label}.`;
    });
  function pointWords({ series, index }: ChartPoint): string {
    const one = model.series[series];
    const value = one?.values[index] ?? null;
    const label = model.labels[index] ?? '';
    const words = value === null ? t`no value` : withUnit(value);
    const share = model.kind === 'pie' && one ? shareOf(one, value) : null;
    if (share !== null) return t`${label}: ${words}, ${share} %`;
    return one?.name && model.series.length > 1 ? t`${one.name}, ${label}: ${words}` : t`${label}: ${words}`;
  }
  return { sentence, pointWords, figure };
}
