import { describe, expect, test, vi } from 'vitest';
import { contracts, runContract } from '../contract/index.ts';
import type { Contract, RunOptions } from '../contract/index.ts';
import { everyInTurn, oneInTurn } from '../inTurn.ts';
import { NO_LINE } from './getterNames.ts';
import { WALKED } from './walked.ts';
import { NOT_CUT } from './withoutLine.ts';
import { cutAttribute, forgetGiven, givenSoFar, handedOnSoFar, watchedDoor } from './watched.ts';
import type { Cut } from './watched.ts';

/** Time all attributes of a contract take, of which each may be waited for. */
const CUTS_TIMEOUT_MS = 3_600_000;
/** Time a line has: nothing is fetched on demand in markup of one's own. */
const PATIENCE_MS = 3000;
/** Of the attributes of a contract `npm test` takes every twentieth away. */
const EVERY_CUT = 20;

const doors = import.meta.glob<object>(['../../primitives/*/headless.ts', '../../widgets/*/headless.ts', '../../forms/headless.ts']);
for (const path of Object.keys(doors)) {
  const door = /(\w[\w-]*)\/headless\.ts$/.exec(path)?.[1]?.replace('forms', 'form') ?? path;
  vi.doMock(path, async () => watchedDoor(door, (await vi.importActual(path)) as Readonly<Record<string, unknown>>));
}
const { ownAdapter } = await import('../fixtures/ownAdapter.tsx');

// A form whose handler is cut would send the page away.
document.addEventListener('submit', (event) => event.preventDefault());

const listed = import.meta.glob<string>('./getters/*.txt', { query: '?raw', import: 'default', eager: true });
const rowOf = ({ getter, attribute }: Cut) => `${getter} ${attribute}`;

/** Lines that miss an attribute, as they are listed, by getter and attribute. */
const listedOf = (id: string): ReadonlyMap<string, string> =>
  new Map(
    (listed[`./getters/${id}.txt`] ?? '')
      .split('\n')
      .filter((row) => row.includes(' · '))
      .map((row) => row.split(' · ') as [string, string]),
  );

async function firstBroken(contract: Contract, options: RunOptions): Promise<string> {
  const { steps } = await runContract(contract, ownAdapter(contract), 'ja', {
    ...options,
    endsAtBroken: true,
    patienceMs: PATIENCE_MS,
  });
  return steps.find(({ result }) => result.kind === 'broken')?.step.id ?? NO_LINE;
}

/** Steps that lead to a line, from the last one that begins anew. */
function stepsTo(contract: Contract, line: string): readonly string[] {
  const ids = contract.steps.map(({ id }) => id);
  const upTo = contract.steps.slice(0, ids.indexOf(line) + 1);
  return upTo.slice(upTo.findLastIndex(({ fresh }) => fresh !== undefined)).map(({ id }) => id);
}

/** The line that misses an attribute: the listed one where it still does, else the first of all. */
async function lineWithout(contract: Contract, one: Cut, known: string | undefined): Promise<string> {
  const end = cutAttribute(one);
  try {
    if (known && known !== NO_LINE && (await firstBroken(contract, { only: stepsTo(contract, known) })) !== NO_LINE) return known;
    return await firstBroken(contract, {});
  } finally {
    end();
  }
}

const ids = oneInTurn(
  Object.keys(WALKED).filter((id) => !(id in NOT_CUT)),
  'getters',
);
describe.each(contracts.filter(({ id }) => ids.includes(id)))('contract of $id', (contract) => {
  test(
    'each attribute and handler of each getter is missed by the line that is listed, or by none',
    async () => {
      const { id } = contract;
      forgetGiven();
      expect(await firstBroken(contract, {})).toBe(NO_LINE);
      const given = givenSoFar();
      const known = listedOf(id);
      const inTurn = new Set(everyInTurn(given, EVERY_CUT, id));
      const rows: string[] = [...handedOnSoFar()];
      for (const one of given) {
        const before = known.get(rowOf(one));
        const line = before === undefined || inTurn.has(one) ? await lineWithout(contract, one, before) : before;
        rows.push(`${rowOf(one)} · ${line}`);
      }
      await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(`./getters/${id}.txt`);
    },
    CUTS_TIMEOUT_MS,
  );
});
