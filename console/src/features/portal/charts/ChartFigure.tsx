import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { useKit } from '@milepost/kit/kit-provider';
import { lazyPart, useLazyPart } from '@milepost/kit/lazy';
import { visuallyHidden } from '@milepost/kit/theme';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { chartLook, useThemeTurn } from './chartLook.ts';
import { pointAfter } from './chartModel.ts';
import type { ChartModel, ChartPoint } from './chartModel.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartView } from './ChartSwitch.tsx';
import type { DrawnChart } from './drawChart.ts';
import { FIGURE, useChartWords } from './useChartWords.ts';
import * as css from './ChartFigure.css.ts';

/** Chart.js comes with the first chart somebody sees. */
const drawing = lazyPart(async () => (await import('./drawChart.ts')).drawChart);

interface DrawingProps {
  readonly title: string;
  readonly model: ChartModel;
}
interface ChartFigureProps extends DrawingProps {
  readonly view: ChartView;
}

/**
 * A chart that says what it shows: the drawing is one picture named by its figures, whose points the arrow keys read; the switch
 * shows the same as a table, and the table is what prints.
 */
export function ChartFigure({ title, model, view }: ChartFigureProps) {
  const { t } = useLingui();
  const { status } = useLazyPart(drawing, view === 'chart');
  const words = useChartWords(title, model);
  const isDrawn = view === 'chart' && status !== 'failed';
  return (
    <div className={css.figure}>
      {view === 'chart' && status === 'failed' && (
        <p className={css.missing} role="alert">
          {t`The drawing did not arrive; the table has the same figures.`}{' '}
          <Button variant="accent" onPress={() => void drawing.fetch().catch(() => undefined)}>{t`Retry`}</Button>
        </p>
      )}
      {isDrawn && <Drawing title={title} model={model} />}
      <div className={isDrawn ? css.printedTable : css.tableBox} {...(!isDrawn && { role: 'group', 'aria-label': title, tabIndex: 0 })}>
        <ChartTable title={title} model={model} figure={words.figure} />
      </div>
    </div>
  );
}

function Drawing({ title, model }: DrawingProps) {
  const { t, i18n } = useLingui();
  const { announcer } = useKit();
  const words = useChartWords(title, model);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<DrawnChart | null>(null);
  const [point, setPoint] = useState<ChartPoint | null>(null);
  const hint = useId();
  const theme = useThemeTurn();
  const { locale } = i18n;
  const draw = useLazyPart(drawing, true);
  const part = draw.status === 'here' ? draw.part : null;
  useEffect(() => {
    const at = canvas.current;
    if (!at || part === null) return undefined;
    const chart = part(
      at,
      model,
      chartLook(at, (value) => i18n.number(value, FIGURE)),
    );
    drawn.current = chart;
    return () => {
      drawn.current = null;
      chart.destroy();
    };
  }, [part, model, i18n, locale, theme]);
  const go = (next: ChartPoint | null) => {
    setPoint(next);
    drawn.current?.mark(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = pointAfter(event.key, model, point);
    if (!next) return;
    event.preventDefault();
    go(next);
    announcer.say(words.pointWords(next));
  };
  return (
    <>
      <div className={css.drawing}>
        <canvas
          ref={canvas}
          className={css.canvas}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas says nothing by itself
          role="img"
          // Its arrow keys read the points.
          tabIndex={0}
          aria-label={words.sentence()}
          aria-describedby={hint}
          onKeyDown={onKeyDown}
          onBlur={() => go(null)}
        />
      </div>
      <p className={css.point} aria-hidden="true">
        {point && words.pointWords(point)}
      </p>
      <span id={hint} className={visuallyHidden}>{t`Arrow keys read the points.`}</span>
    </>
  );
}
