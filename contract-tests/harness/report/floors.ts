import { type Planned } from '../plan/planned.ts';
import type { Class, Facts } from '../model/types.ts';

/** Least number of checks of one operation, by class: all of them, and of these the ones about its behaviour. @reading R-980 */
interface Floor {
  readonly all: number;
  readonly behaviour: number;
}
export const FLOORS: Readonly<Partial<Record<Class, Floor>>> = {
  'read-one': { all: 14, behaviour: 3 },
  list: { all: 22, behaviour: 8 },
  tree: { all: 16, behaviour: 5 },
  selector: { all: 16, behaviour: 5 },
  create: { all: 26, behaviour: 10 },
  update: { all: 24, behaviour: 8 },
  delete: { all: 14, behaviour: 4 },
  state: { all: 14, behaviour: 4 },
  file: { all: 20, behaviour: 3 },
  raw: { all: 8, behaviour: 3 },
};

/** Families about the effect of an operation, without those of rules that hold for every call. */
const BEHAVIOUR = new Set('PGVLXICWB');
export const isBehaviour = (check: string): boolean => BEHAVIOUR.has(check[0] ?? '');

/** Protocols, whose checks are counted once for all their operations. */
const PROTOCOLS: readonly { readonly name: string; readonly family: string; readonly least: number; readonly times: number }[] = [
  { name: 'chunks', family: 'C', least: 24, times: 1 },
  { name: 'socket', family: 'W', least: 32, times: 1 },
  { name: 'imports', family: 'B', least: 14, times: 3 },
];

/** Count of a class or a protocol beside its floor. */
export interface Counted {
  readonly name: string;
  /** Operations of the class that any session may be used for; of a protocol, how often it is there. */
  readonly times: number;
  readonly count: number;
  readonly floor: number;
  readonly isMet: boolean;
}

type Plan = ReadonlyMap<Facts, readonly Planned[]>;

/**
 * Counts of a plan beside their floors: of each class floor times operations, of all checks and of those about behaviour, and
 * the different checks of each protocol. @param isExcused operations that are only ever refused
 */
export function countFloors(
  plan: Plan,
  isExcused: (id: string) => boolean = () => false,
): { all: Counted[]; behaviour: Counted[]; protocols: Counted[] } {
  const included = [...plan].filter(([{ id }]) => !isExcused(id));
  const classes = Object.entries(FLOORS).flatMap(([name, floor]) => {
    const own = included.filter(([facts]) => facts.class === name).map(([, checks]) => checks);
    return own.length === 0 ? [] : [{ name, floor, own }];
  });
  const counted = (name: string, times: number, count: number, floor: number): Counted => ({
    name,
    times,
    count,
    floor,
    isMet: count >= floor,
  });
  return {
    all: classes.map(({ name, floor, own }) => counted(name, own.length, own.flat().length, own.length * floor.all)),
    behaviour: classes.map(({ name, floor, own }) =>
      counted(name, own.length, own.flat().filter(({ check }) => isBehaviour(check)).length, own.length * floor.behaviour),
    ),
    protocols: PROTOCOLS.flatMap(({ name, family, least, times }) => {
      const ids = new Set(
        included.flatMap(([facts, checks]) =>
          checks.flatMap(({ check }) => (check[0] === family ? [family === 'B' ? `${check}@${facts.id}` : check] : [])),
        ),
      );
      return ids.size === 0 ? [] : [counted(name, times, ids.size, least * times)];
    }),
  };
}

/** Lines of the counts, for people. */
export function floorsText(plan: Plan, isExcused: (id: string) => boolean): string[] {
  const { all, behaviour, protocols } = countFloors(plan, isExcused);
  const line = (count: number, floor: number): string =>
    `${String(count).padStart(6)} of ${String(floor).padStart(5)}${count < floor ? '  BELOW' : ''}`;
  return [
    `  ${'class'.padEnd(10)} operations  checks of floor   of behaviour`,
    ...all.map(({ name, times, count, floor }, index) => {
      const own = behaviour[index];
      return `  ${name.padEnd(10)} ${String(times).padStart(10)} ${line(count, floor)}  ${own ? line(own.count, own.floor) : ''}`;
    }),
    ...protocols.map(({ name, times, count, floor }) => `  ${name.padEnd(10)} ${`${times} x`.padStart(10)} ${line(count, floor)}`),
  ];
}
