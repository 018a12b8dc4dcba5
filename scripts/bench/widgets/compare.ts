import { median, quantile, ratios } from '../floor/lib/stats.mjs';
import type { Figures } from '../run.ts';
import { withPage } from './browser.ts';
import type { Measured } from './browser.ts';
import { selectSteps } from './steps/select.ts';
import { tableSteps } from './steps/table.ts';
import { treeSteps } from './steps/tree.ts';
import { TARGETS, judge } from './targets.ts';
import type { Spread, Target, Verdict } from './targets.ts';

const STEPS: Readonly<Record<string, (measured: Measured) => Promise<Figures>>> = {
  table: tableSteps,
  tree: treeSteps,
  select: selectSteps,
};
export const WIDGET_SCENARIOS = Object.keys(STEPS);

/** Addresses of the two pages that are compared. */
export interface Pages {
  readonly floor: string;
  readonly ours: string;
}

/** One figure over all rounds. */
export interface Compared {
  readonly figure: string;
  readonly floor: Spread;
  readonly ours: Spread;
  /** Ours to the floor of the same round. */
  readonly ratio: Spread;
  readonly target: Target | null;
  readonly verdict: Verdict | null;
}

export interface Comparison {
  readonly scenario: string;
  readonly rounds: readonly { readonly floor: Figures; readonly ours: Figures }[];
  readonly figures: readonly Compared[];
}

/** Measures floor and ours in turn, each in a fresh browser, and compares them round by round. @throws when a page fails */
export async function compare(scenario: string, pages: Pages, roundCount: number, say: (text: string) => void): Promise<Comparison> {
  const steps = STEPS[scenario];
  if (!steps) throw new Error(`[bench] There is no widget scenario "${scenario}" · choose one of ${WIDGET_SCENARIOS.join(', ')}.`);
  const rounds: { floor: Figures; ours: Figures }[] = [];
  for (let round = 1; round <= roundCount; round += 1) {
    const floor = await withPage(pages.floor, steps);
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
});

function compareFigure(scenario: string, figure: string, rounds: Comparison['rounds']): Compared {
  const floors = rounds.map(({ floor }) => floor[figure] ?? Number.NaN);
  const own = rounds.map(({ ours }) => ours[figure] ?? Number.NaN);
  const { med, lo, hi } = ratios(own, floors);
  const ratio = { median: med, lower: lo, upper: hi };
  const ours = spread(own);
  const target = TARGETS[scenario]?.[figure] ?? null;
  return { figure, floor: spread(floors), ours, ratio, target, verdict: target && judge(target.isRatio ? ratio : ours, target) };
}
