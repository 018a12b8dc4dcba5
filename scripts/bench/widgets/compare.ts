import { median, quantile } from '../floor/lib/stats.mjs';
import type { Figures } from '../run.ts';
import { withPage } from './browser.ts';
import type { Measured } from './browser.ts';
import { pickerSteps } from './steps/picker.ts';
import { selectSteps } from './steps/select.ts';
import { tableSteps } from './steps/table.ts';
import { treeSteps } from './steps/tree.ts';
import { TARGETS, judge } from './targets.ts';
import type { Spread, Target, Verdict } from './targets.ts';

interface Scenario {
  readonly steps: (measured: Measured) => Promise<Figures>;
  /** Whether the floor has a page for it. Where it has none our figures stand alone, against absolute targets. */
  readonly hasFloor: boolean;
}

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  table: { steps: tableSteps, hasFloor: true },
  tree: { steps: treeSteps, hasFloor: true },
  select: { steps: selectSteps, hasFloor: true },
  picker: { steps: pickerSteps, hasFloor: false },
};
export const WIDGET_SCENARIOS = Object.keys(SCENARIOS);
export const hasFloor = (scenario: string): boolean => SCENARIOS[scenario]?.hasFloor === true;

/** Addresses of the two pages that are compared; null where there is no floor. */
export interface Pages {
  readonly floor: string | null;
  readonly ours: string;
}

/** One figure over all rounds. */
export interface Compared {
  readonly figure: string;
  readonly floor: Spread | null;
  readonly ours: Spread;
  /** Ours to the floor of the same round. */
  readonly ratio: Spread | null;
  readonly target: Target | null;
  readonly verdict: Verdict | null;
}

export interface Comparison {
  readonly scenario: string;
  readonly rounds: readonly { readonly floor: Figures | null; readonly ours: Figures }[];
  readonly figures: readonly Compared[];
}

/** Measures floor and ours in turn, each in a fresh browser, and compares them round by round. @throws when a page fails */
export async function compare(scenario: string, pages: Pages, roundCount: number, say: (text: string) => void): Promise<Comparison> {
  const steps = SCENARIOS[scenario]?.steps;
  if (!steps) throw new Error(`[bench] There is no widget scenario "${scenario}" · choose one of ${WIDGET_SCENARIOS.join(', ')}.`);
  const rounds: { floor: Figures | null; ours: Figures }[] = [];
  for (let round = 1; round <= roundCount; round += 1) {
    const floor = pages.floor === null ? null : await withPage(pages.floor, steps);
    const ours = await withPage(pages.ours, steps);
    rounds.push({ floor, ours });
    say(`${scenario} ${round}/${roundCount}`);
  }
  const names = Object.keys(rounds[0]?.ours ?? {});
  return { scenario, rounds, figures: names.map((figure) => compareFigure(scenario, figure, rounds)) };
}

const spread = (values: readonly number[]): Spread => ({
  median: median([...values]),
  lower: quantile([...values], 0.25),
  upper: quantile([...values], 0.75),
  worst: Math.max(...values),
});

function compareFigure(scenario: string, figure: string, rounds: Comparison['rounds']): Compared {
  const floors = rounds.flatMap(({ floor }) => (floor ? [floor[figure] ?? Number.NaN] : []));
  const own = rounds.map(({ ours }) => ours[figure] ?? Number.NaN);
  const [floor, ratio] =
    floors.length > 0 ? [spread(floors), spread(own.map((each, at) => each / (floors[at] ?? Number.NaN)))] : [null, null];
  const ours = spread(own);
  const target = TARGETS[scenario]?.[figure] ?? null;
  return { figure, floor, ours, ratio, target, verdict: target && judge(target.isRatio ? ratio : ours, target) };
}
