import { FACTS } from '../model/facts.ts';
import type { Facts } from '../model/types.ts';
import { planAccess } from './families/access.ts';
import { planChunks } from './families/chunks.ts';
import { planCommands } from './families/commands.ts';
import { planImports } from './families/imports.ts';
import { planLifecycle } from './families/lifecycle.ts';
import { planMisuse } from './families/misuse.ts';
import { planPaging } from './families/paging.ts';
import { planParameters } from './families/parameters.ts';
import { planRaws } from './families/raws.ts';
import { planReading } from './families/reading.ts';
import { planSocket } from './families/socket.ts';
import { planStrangers } from './families/strangers.ts';
import { matchesCheck, matchesOperation, type Filter } from './filter.ts';
import type { Planned } from './planned.ts';
import { plannedRefusals } from './refusals.ts';

/** Families of checks, in the order in which they run: those that read come before those that write. */
export const FAMILY_PLANS = {
  reading: planReading,
  raws: planRaws,
  paging: planPaging,
  parameters: planParameters,
  access: planAccess,
  misuse: planMisuse,
  strangers: planStrangers,
  lifecycle: planLifecycle,
  commands: planCommands,
  chunks: planChunks,
  imports: planImports,
  socket: planSocket,
} as const satisfies FamilyPlans;
export type FamilyName = keyof typeof FAMILY_PLANS;
/** Names of the families, in the order in which they run. */
export const FAMILY_NAMES = Object.keys(FAMILY_PLANS) as FamilyName[]; // the keys of the table above

/** Planning functions by family: the checks to make of one operation, from its facts alone. */
export type FamilyPlans = Readonly<Record<string, (facts: Facts) => readonly Planned[]>>;

/** Checks of one operation, whatever the filter. */
export interface PlannedOperation {
  readonly facts: Facts;
  /** By family; one check may stand in several. */
  readonly byFamily: Readonly<Record<FamilyName, readonly Planned[]>>;
  /** Of all families, each check and case once. */
  readonly checks: readonly Planned[];
  /** Refusals to try before the operation is sent; scenarios send operations that are in no plan of their own. */
  readonly refusals: readonly Planned[];
}

/** Checks of a run. A value without functions that act: made once, before anything is sent, and read by the run and its report. */
export interface Plan {
  readonly filter: Filter;
  /** Every operation of the description, by id, in its order. */
  readonly operations: ReadonlyMap<string, PlannedOperation>;
  /** Operations the filter selects, with the checks it selects; possibly none. */
  readonly selected: ReadonlyMap<Facts, readonly Planned[]>;
  /** Families with at least one selected check. */
  readonly families: ReadonlySet<FamilyName>;
}

/**
 * Plan of a run.
 * @param description facts of the operations, in their order
 * @param plans planning functions of the families
 */
export function planOf(
  filter: Filter = {},
  description: Iterable<Facts> = FACTS.values(),
  plans: Readonly<Record<FamilyName, (facts: Facts) => readonly Planned[]>> = FAMILY_PLANS,
): Plan {
  const operations = new Map<string, PlannedOperation>();
  const selected = new Map<Facts, readonly Planned[]>();
  const families = new Set<FamilyName>();
  const isSelected = matchesOperation(filter);
  for (const facts of description) {
    const planned = plannedOperation(facts, plans);
    operations.set(facts.id, planned);
    if (!isSelected(facts)) continue;
    selected.set(
      facts,
      planned.checks.filter((each) => matchesCheck(filter, each, facts)),
    );
    for (const name of FAMILY_NAMES) if (planned.byFamily[name].some((each) => matchesCheck(filter, each, facts))) families.add(name);
  }
  return { filter, operations, selected, families };
}

function plannedOperation(facts: Facts, plans: Parameters<typeof planOf>[2] = FAMILY_PLANS): PlannedOperation {
  const entries = FAMILY_NAMES.map((name) => [name, plans[name](facts)] as const);
  const byFamily = Object.fromEntries(entries) as Record<FamilyName, readonly Planned[]>; // one entry for each name
  const byId = new Map(entries.flatMap(([, checks]) => checks).map((planned) => [`${planned.check}:${planned.name ?? ''}`, planned]));
  return { facts, byFamily, checks: [...byId.values()], refusals: plannedRefusals(facts) };
}

/** Checks one family makes of an operation; empty where it makes none. */
export const familyChecks = ({ operations }: Plan, family: FamilyName, id: string): readonly Planned[] =>
  operations.get(id)?.byFamily[family] ?? [];

/** Ids of the selected checks, in the order of the description: `G1@listUsers`, `V3@createUser:account`. */
export const checkIds = ({ selected }: Plan): string[] =>
  [...selected].flatMap(([{ id }, checks]) => checks.map(({ check, name }) => `${check}@${id}${name === undefined ? '' : `:${name}`}`));

/** Ids of the operations with at least one check of any family, whatever the filter. */
export const plannedOperations = ({ operations }: Plan): string[] =>
  [...operations.values()].filter(({ checks }) => checks.length > 0).map(({ facts }) => facts.id);
