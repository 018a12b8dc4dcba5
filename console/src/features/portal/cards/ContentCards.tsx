import { useLingui } from '@lingui/react/macro';
import { DataText } from '@milepost/kit/data-text';
import { cardImage, cardSource, cardText, chartRows, eventRows, rankRows, tableColumns, tableRows } from '@milepost/openapi/domains/portal';
import type { EventRow, RankRow } from '@milepost/openapi/domains/portal';
import { classifyLink } from '@milepost/openapi/guards';
import { useMemo, useState } from 'react';
import { linkContext } from '../../../auth/linkContext.ts';
import { useSession } from '../../../auth/currentSession.ts';
import { EmptyState } from '@milepost/kit/empty-state';
import { visuallyHidden } from '@milepost/kit/theme';
import { Region, RegionRows } from '../../overview/regions.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { ChartSwitch } from '../charts/ChartSwitch.tsx';
import type { ChartView } from '../charts/ChartSwitch.tsx';
import { chartModel } from '../charts/chartModel.ts';
import type { ChartKind } from '../charts/chartModel.ts';
import { CardTitleLink } from './CardLink.tsx';
import type { CardProps } from './types.ts';
import { useCardAnswer } from './useCardAnswer.ts';
import * as css from './cards.css.ts';

const unitOf = (option: unknown): string => {
  const unit = typeof option === 'object' && option !== null && 'unit' in option ? option.unit : '';
  return typeof unit === 'string' ? unit : '';
};

/** A chart of rows. */
export function ChartCard({ card, title, kind }: CardProps & { readonly kind: ChartKind }) {
  const { t } = useLingui();
  const [view, setView] = useState<ChartView>('chart');
  const query = useCardAnswer(cardSource(card), (answer) => chartRows(answer, card.option));
  const { answer } = query;
  const model = useMemo(() => chartModel(kind, chartRows(answer, card.option), card.option), [kind, answer, card.option]);
  return (
    <Region
      title={title}
      actions={
        <span className={css.headActions}>
          <CardTitleLink card={card} title={title} />
          <ChartSwitch title={title} view={view} onChange={setView} />
        </span>
      }
    >
      <RegionRows query={query} what={t`the figures`} empty={{ title: t`There are no figures yet` }}>
        {() => <ChartFigure title={title} model={model} view={view} />}
      </RegionRows>
    </Region>
  );
}

/** Lines in the order of their figures, each with a bar as long as its share of the highest. */
export function RankCard({ card, title }: CardProps) {
  const { t, i18n } = useLingui();
  const query = useCardAnswer<RankRow>(cardSource(card), (answer) => rankRows(answer, card.option));
  const unit = unitOf(card.option);
  const placeWords = (place: number) => t`Place ${place}`;
  return (
    <Region title={title} actions={<CardTitleLink card={card} title={title} />}>
      <RegionRows query={query} what={t`the ranking`} empty={{ title: t`There are no figures yet` }}>
        {(rows) => (
          <ol className={css.ranks}>
            {rows.map(({ name, value }, index) => (
              <li key={`${index} ${name}`} className={css.rank}>
                <span className={css.place} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={visuallyHidden}>{placeWords(index + 1)}</span>
                <span className={css.rankName}>
                  <DataText of={name} />
                </span>
                <span className={css.rankValue}>
                  {value === null ? '—' : i18n.number(value)}
                  {unit && (
                    <span className={css.unit}>
                      {' '}
                      <DataText of={unit} />
                    </span>
                  )}
                </span>
                <span className={css.track} aria-hidden="true">
                  <span className={css.bar} style={{ inlineSize: `${shareOfHighest(value, rows)}%` }} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </RegionRows>
    </Region>
  );
}

function shareOfHighest(value: number | null, rows: readonly RankRow[]): number {
  const highest = rows[0]?.value ?? 0;
  return value === null || highest <= 0 ? 0 : Math.max(0, (value / highest) * 100);
}

/** Moments one below the other, along a road. */
export function TimeAxisCard({ card, title }: CardProps) {
  const { t } = useLingui();
  const query = useCardAnswer<EventRow>(cardSource(card), eventRows);
  return (
    <Region title={title} actions={<CardTitleLink card={card} title={title} />}>
      <RegionRows query={query} what={t`the events`} empty={{ title: t`There are no events yet` }}>
        {(rows) => (
          <ol className={css.events}>
            {rows.map(({ at, words }, index) => (
              <li key={`${index} ${at}`} className={css.event}>
                <span className={css.eventTime}>{at}</span>
                <DataText of={words} />
              </li>
            ))}
          </ol>
        )}
      </RegionRows>
    </Region>
  );
}

/** Rows under the columns the design names. */
export function TableCard({ card, title }: CardProps) {
  const { t } = useLingui();
  const query = useCardAnswer(cardSource(card), (answer) => tableRows(tableColumns(card.option, answer), answer));
  const columns = tableColumns(card.option, query.answer);
  return (
    <Region title={title} actions={<CardTitleLink card={card} title={title} />}>
      <RegionRows query={query} what={t`the rows`} empty={{ title: t`There are no rows yet` }}>
        {(rows) => (
          <table className={css.table} aria-label={title}>
            <thead>
              <tr>
                {columns.map(({ id, label }) => (
                  <th key={id} scope="col" className={css.th}>
                    <DataText of={label} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, index) => (
                // Rows of a data interface need have no id.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  {cells.map((cell, at) => (
                    <td key={columns[at]?.id ?? at} className={css.td}>
                      {cell ? <DataText of={cell} /> : '—'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </RegionRows>
    </Region>
  );
}

/** Words of the design, as text. */
export function TextCard({ card, title }: CardProps) {
  const { t } = useLingui();
  const words = cardText(card.option);
  return (
    <Region title={title} actions={<CardTitleLink card={card} title={title} />}>
      <div className={css.words}>{words ? <DataText of={words} /> : <EmptyState title={t`There is no text yet`} />}</div>
    </Region>
  );
}

/** A picture of our own servers, with what it says. */
export function ImageCard({ card, title }: CardProps) {
  const { t } = useLingui();
  const { config } = useSession();
  const image = cardImage(card.option);
  const verdict = image && classifyLink(image.address, { use: 'download', context: linkContext(config) });
  return (
    <Region title={title} actions={<CardTitleLink card={card} title={title} />}>
      {verdict?.kind === 'fetch' && image ? (
        <figure className={css.figure}>
          <img className={css.picture} src={verdict.href} alt={image.words || title} />
          {image.words && (
            <figcaption className={css.caption} aria-hidden="true">
              <DataText of={image.words} />
            </figcaption>
          )}
        </figure>
      ) : (
        <EmptyState
          kind={image ? 'failed' : 'empty'}
          title={image ? t`This picture is not shown: its address is not one of ours` : t`There is no picture yet`}
        />
      )}
    </Region>
  );
}
