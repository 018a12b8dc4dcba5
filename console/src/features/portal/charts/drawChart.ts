import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LineController,
  LineElement,
  LinearScale,
  PieController,
  PointElement,
  RadarController,
  RadialLinearScale,
  Tooltip,
} from 'chart.js';
import type { ChartConfiguration, ChartDataset, PointStyle } from 'chart.js';
import type { ChartModel, ChartPoint } from './chartModel.ts';
import { patternOf } from './patterns.ts';

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LineController,
  LineElement,
  LinearScale,
  PieController,
  PointElement,
  RadarController,
  RadialLinearScale,
  Tooltip,
);

/** Look of a chart: what the theme says. */
export interface ChartLook {
  /** Colours of the series in their order. */
  readonly colors: readonly string[];
  readonly text: string;
  readonly grid: string;
  readonly surface: string;
  readonly font: string;
  /** Writes a value. */
  readonly write: (value: number) => string;
}

/** A chart on its canvas. */
export interface DrawnChart {
  /** Marks a point and shows its words; null for none. */
  mark(point: ChartPoint | null): void;
  destroy(): void;
}

/** A second cue beside the colour, for each series in turn. */
const DASHES: readonly (readonly number[])[] = [[], [7, 4], [2, 3], [10, 3, 2, 3], [5, 2], [12, 4]];
const POINTS: readonly PointStyle[] = ['circle', 'rectRot', 'triangle', 'rect', 'star', 'crossRot'];
const turn = <One>(list: readonly One[], index: number, otherwise: One): One => list[index % Math.max(1, list.length)] ?? otherwise;

const FONT_PX = 12;
const TYPES = { bar: 'bar', line: 'line', pie: 'pie', radar: 'radar' } as const;

/** Draws a chart. It does not move: nothing of it is news that has to be seen coming. */
export function drawChart(canvas: HTMLCanvasElement, model: ChartModel, look: ChartLook): DrawnChart {
  const chart = new Chart(canvas, configurationOf(model, look));
  return {
    mark(point) {
      const active =
        point === null
          ? []
          : [model.kind === 'pie' ? { datasetIndex: 0, index: point.index } : { datasetIndex: point.series, index: point.index }];
      chart.setActiveElements(active);
      chart.tooltip?.setActiveElements(active, { x: 0, y: 0 });
      chart.update('none');
    },
    destroy: () => chart.destroy(),
  };
}

function configurationOf(model: ChartModel, look: ChartLook): ChartConfiguration {
  const font = { family: look.font, size: FONT_PX };
  const isRound = model.kind === 'pie';
  const hasLegend = isRound || model.series.length > 1;
  return {
    type: TYPES[model.kind],
    data: { labels: [...model.labels], datasets: datasetsOf(model, look) as ChartDataset[] },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      color: look.text,
      font,
      layout: { padding: 4 },
      interaction: { mode: 'nearest', intersect: true },
      scales: scalesOf(model, look, font),
      plugins: {
        legend: {
          display: hasLegend,
          position: isRound ? 'right' : 'top',
          align: isRound ? 'center' : 'end',
          // Series stay: a press that hides one could not be made by the keyboard.
          onClick: () => undefined,
          labels: {
            color: look.text,
            font,
            usePointStyle: !isRound,
            boxWidth: isRound ? 14 : 24,
            boxHeight: isRound ? 14 : 8,
            padding: 10,
          },
        },
        tooltip: {
          animation: false,
          callbacks: {
            label: ({ dataset, parsed, label }) => {
              const value = valueOf(parsed);
              return `${isRound ? label : (dataset.label ?? '')} ${value === null ? '—' : look.write(value)}${model.unit && ` ${model.unit}`}`.trim();
            },
          },
        },
      },
    },
  } as ChartConfiguration;
}

/** Value of a point as the drawing has it: a slice, a place on an axis, or one on a circle. */
function valueOf(parsed: unknown): number | null {
  if (typeof parsed === 'number') return parsed;
  const { r, y } = (parsed ?? {}) as { readonly r?: number; readonly y?: number | null };
  return r ?? y ?? null;
}

function datasetsOf({ kind, series, labels }: ChartModel, look: ChartLook): object[] {
  return series.map(({ name, values, isLine }, index) => {
    const color = turn(look.colors, index, look.text);
    const common = { label: name, data: [...values] };
    if (kind === 'pie')
      return {
        ...common,
        backgroundColor: labels.map((_, at) => patternOf(turn(look.colors, at, look.text), look.surface, at)),
        borderColor: look.surface,
        borderWidth: 2,
        hoverOffset: 8,
      };
    if (kind === 'bar' && !isLine)
      return {
        ...common,
        type: 'bar',
        order: 1,
        backgroundColor: patternOf(color, look.surface, index),
        borderColor: color,
        borderWidth: 1,
        maxBarThickness: 36,
        hoverBorderWidth: 3,
      };
    return {
      ...common,
      ...(kind === 'bar' && { type: 'line', order: 0 }),
      borderColor: color,
      backgroundColor: color,
      borderWidth: 2,
      borderDash: [...turn(DASHES, index, [])],
      pointStyle: turn(POINTS, index, 'circle'),
      pointRadius: 4,
      pointHoverRadius: 8,
      pointBackgroundColor: color,
      fill: false,
      tension: 0,
    };
  });
}

const isWhole = ({ values }: ChartModel['series'][number]) => values.every((value) => value === null || Number.isInteger(value));

function scalesOf({ kind, series }: ChartModel, { text, grid, write }: ChartLook, font: object): object {
  const ticks = { color: text, font };
  if (kind === 'pie') return {};
  if (kind === 'radar')
    return {
      r: {
        beginAtZero: true,
        angleLines: { color: grid },
        grid: { color: grid },
        pointLabels: ticks,
        ticks: { ...ticks, backdropColor: 'transparent', maxTicksLimit: 5, callback: (value: number) => write(value) },
      },
    };
  return {
    x: { ticks: { ...ticks, maxRotation: 45, autoSkip: true }, grid: { display: false }, border: { color: grid } },
    y: {
      beginAtZero: true,
      // What is counted in ones has no lines between them.
      ticks: { ...ticks, maxTicksLimit: 6, ...(series.every(isWhole) && { precision: 0 }), callback: (value: number) => write(value) },
      grid: { color: grid },
      border: { display: false },
    },
  };
}
