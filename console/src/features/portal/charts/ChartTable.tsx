import { useLingui } from '@lingui/react/macro';
import { DataText } from '@milepost/kit/data-text';
import { shareOf } from './chartModel.ts';
import type { ChartModel, ChartSeries } from './chartModel.ts';
import * as css from './ChartFigure.css.ts';

interface ChartTableProps {
  readonly title: string;
  readonly model: ChartModel;
  readonly figure: (value: number) => string;
}

/** The values of a chart as a table: what is read and printed. */
export function ChartTable({ title, model: { kind, labels, series, unit }, figure }: ChartTableProps) {
  const { t } = useLingui();
  const headed = (name: string) => {
    const words = name || t`Value`;
    return unit ? t`${words} (${unit})` : words;
  };
  const [whole] = kind === 'pie' ? series : [];
  const shareAt = (of: ChartSeries, index: number) => {
    const share = shareOf(of, of.values[index] ?? null);
    if (share === null) return '—';
    const percent = figure(share);
    return t`${percent} %`;
  };
  return (
    <table className={css.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" className={css.th}>{t`Name`}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className={css.thEnd}>
              <DataText of={headed(name)} />
            </th>
          ))}
          {whole && <th scope="col" className={css.thEnd}>{t`Share of the whole`}</th>}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row" className={css.td}>
              <DataText of={label} />
            </th>
            {series.map(({ name, values }) => {
              const value = values[index] ?? null;
              return (
                <td key={name} className={css.tdEnd}>
                  {value === null ? '—' : figure(value)}
                </td>
              );
            })}
            {whole && <td className={css.tdEnd}>{shareAt(whole, index)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
