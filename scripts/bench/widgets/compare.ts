import { median, quantile } from '../floor/lib/stats.mjs';
import type { Figures } from '../figures.ts';
import { withPage } from './browser.ts';
import type { Measured } from './browser.ts';
import { appSteps, coldSteps } from './steps/cold.ts';
import { designerSteps, formCreateSteps, formJsSteps } from './steps/designers.ts';
import { formSteps } from './steps/form.ts';
import { md5Steps } from './steps/md5.ts';
import { menuSteps } from './steps/menu.ts';
import { pickerSteps } from './steps/picker.ts';
import { selectSteps } from './steps/select.ts';
import { shellSteps } from './steps/shell.ts';
import { subtableSteps } from './steps/subtable.ts';
import { listSteps } from './steps/list.ts';
import { tableSteps } from './steps/table.ts';
import { treeSteps } from './steps/tree.ts';
import { usersSteps } from './steps/users.ts';
import { xlsxSteps } from './steps/xlsx.ts';
import { TARGETS, judge } from './targets.ts';
import type { Spread, Target, Verdict } from './targets.ts';

interface Scenario {
  /** Thing that is measured: a page of `../pages`, or the built console on a sandbox of its own. */
  readonly on: 'page' | 'console';
  readonly steps: (measured: Measured) => Promise<Figures>;
  /** Its floor, a page of `../pages/floor`; without one our figures stand alone, against absolute targets. */
  readonly floor: string | null;
  /** Steps on the floor, where it is something else. */
  readonly floorSteps?: (measured: Measured) => Promise<Figures>;
  /** Pages of `../peers` that do the same, in place of a floor, each with its steps. */
  readonly peers?: Readonly<Record<string, (measured: Measured) => Promise<Figures>>>;
}

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  table: { on: 'page', steps: tableSteps, floor: 'table' },
  tree: { on: 'page', steps: treeSteps, floor: 'tree' },
  ownTable: { on: 'page', steps: tableSteps, floor: 'table' },
  ownTree: { on: 'page', steps: treeSteps, floor: 'tree' },
  subtable: { on: 'page', steps: subtableSteps, floor: 'subtable' },
  select: { on: 'page', steps: selectSteps, floor: 'select' },
  picker: { on: 'page', steps: pickerSteps, floor: null },
  form: { on: 'page', steps: formSteps, floor: 'form' },
  designed: { on: 'page', steps: formSteps, floor: 'form' },
  designedRows: { on: 'page', steps: subtableSteps, floor: 'subtable' },
  designedList: { on: 'page', steps: listSteps, floor: 'designedList' },
  md5: { on: 'page', steps: md5Steps, floor: 'md5' },
  xlsx: { on: 'page', steps: xlsxSteps, floor: 'xlsx' },
  cold: { on: 'page', steps: coldSteps, floor: 'cold' },
  app: { on: 'console', steps: appSteps, floor: 'cold', floorSteps: coldSteps },
  shell: { on: 'console', steps: shellSteps, floor: null },
  menu: { on: 'console', steps: menuSteps, floor: null },
  users: { on: 'console', steps: usersSteps, floor: null },
  designer: { on: 'console', steps: designerSteps, floor: null, peers: { formJs: formJsSteps, formCreate: formCreateSteps } },
};
/** Scenarios that are compared round by round, and those of them with a page of their own. */
export const COMPARED = Object.keys(SCENARIOS);
export const PAGES = COMPARED.filter((name) => SCENARIOS[name]?.on === 'page');
export const isOnConsole = (scenario: string): boolean => SCENARIOS[scenario]?.on === 'console';

/** The floor of a scenario, as the name of a page; null where it has none. */
export function floorOf(scenario: string): string | null {
  const floor = SCENARIOS[scenario]?.floor ?? null;
  return floor === null ? null : `floor/${floor}`;
}

/** Pages a scenario is measured beside, by name: its floor, or its peers. */
export function besideOf(scenario: string): Readonly<Record<string, string>> {
  const floor = floorOf(scenario);
  const peers = Object.keys(SCENARIOS[scenario]?.peers ?? {}).map((name) => [name, `peer/${name}`]);
  return { ...(floor !== null && { floor }), ...Object.fromEntries(peers) };
}

/** The pages that have to be built for a scenario. */
export const pagesFor = (scenario: string): string[] => [
  ...Object.values(besideOf(scenario)),
  ...(isOnConsole(scenario) ? [] : [scenario]),
];

/** Addresses of the pages that are compared: ours, and what it is measured beside, by name. */
export interface Pages {
  readonly beside: Readonly<Record<string, string>>;
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
  /** Name of what ours is compared with: the floor, or a peer; null where it stands alone. */
  readonly beside: string | null;
  readonly rounds: readonly { readonly floor: Figures | null; readonly ours: Figures }[];
  readonly figures: readonly Compared[];
}

/**
 * Measures ours and what it is compared with in turn, each in a fresh browser, and compares them round by round: once with the
 * floor, or with each of the peers. @throws when a page fails
 */
export async function compare(
  scenario: string,
  pages: Pages,
  roundCount: number,
  say: (text: string) => void,
): Promise<readonly Comparison[]> {
  const found = SCENARIOS[scenario];
  if (!found) throw new Error(`[bench] There is no scenario "${scenario}" that is compared · choose one of ${COMPARED.join(', ')}.`);
  const { steps, floorSteps = steps, peers = {} } = found;
  const rounds: { readonly beside: Readonly<Record<string, Figures>>; readonly ours: Figures }[] = [];
  for (let round = 1; round <= roundCount; round += 1) {
    const beside: Record<string, Figures> = {};
    for (const [name, url] of Object.entries(pages.beside)) beside[name] = await withPage(url, peers[name] ?? floorSteps);
    rounds.push({ beside, ours: await withPage(pages.ours, steps) });
    say(`${scenario} ${round}/${roundCount}`);
  }
  const figures = Object.keys(rounds[0]?.ours ?? {});
  const comparison = (name: string | null): Comparison => {
    const pairs = rounds.map(({ beside, ours }) => ({ floor: (name !== null && beside[name]) || null, ours }));
    return { scenario, beside: name, rounds: pairs, figures: figures.map((figure) => compareFigure(scenario, figure, pairs)) };
  };
  const names = Object.keys(pages.beside);
  return names.length > 0 ? names.map(comparison) : [comparison(null)];
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
