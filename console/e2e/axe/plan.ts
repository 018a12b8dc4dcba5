import { inTurn, isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { FACTORS, looks, fullRows } from './factors.ts';
import type { Row, SomeValues } from './factors.ts';
import { bareStates } from './states/bare.ts';
import { overlays } from './states/over.ts';
import { pages } from './states/pages.ts';
import type { State } from './types.ts';

export const isWhole = isTestAll;

export interface Planned {
  readonly state: State;
  readonly rows: readonly Row[];
}

interface Sampled {
  readonly id: string;
  readonly state: State;
  readonly fixed: SomeValues;
}

const turned = <T>(values: readonly T[], by: number): T | undefined => values[by % values.length];

/** A row in every layout, so that what is seen in all of them is seen light and dark, in all languages and widths. */
const IN_EVERY_LAYOUT: readonly SomeValues[] = FACTORS.layout.map((layout, at) => ({
  layout,
  appearance: turned(FACTORS.appearance, at),
  locale: turned(FACTORS.locale, at),
  width: turned(FACTORS.width, at),
}));

/** States `npm test` looks at: the first page, and every fourth of the others. */
const inSight = (states: readonly State[]): readonly State[] => {
  const others = inTurn(
    states.filter(({ isMain }) => !isMain),
    4,
  );
  return states.filter((state) => state.isMain || others.includes(state));
};

/** Sample of the states: one of them is seen in every layout, everything else once. */
function sampled(states: readonly State[]): readonly Sampled[] {
  return states.flatMap((state): Sampled[] => {
    const { name, fixed = {}, isMain } = state;
    if (!isMain) return [{ id: name, state, fixed }];
    return IN_EVERY_LAYOUT.map((row) => ({ id: `${name} ${row.layout}`, state, fixed: { ...row, ...fixed } }));
  });
}

const framed = inSight([...pages, ...overlays]);
const bare = inSight(bareStates);
const inFrame = sampled(framed);

/** Rows of the sample in the frame; together they meet every pair of values. */
export const frameRows = looks.sampleRows(inFrame);

/** Every state with its rows: those of the sample, or all of them. @reading R-357 */
export function plan(): readonly Planned[] {
  const states = [...framed, ...bare];
  if (isWhole) return states.map((state) => ({ state, rows: fullRows(state.fixed) }));
  const inNone = sampled(bare);
  const rows = [...frameRows, ...looks.sampleRows(inNone)];
  const each = [...inFrame, ...inNone];
  return states.map((state) => ({ state, rows: rows.filter((_, at) => each[at]?.state === state) }));
}
