import { describe, expect, test } from 'vitest';
import { contracts, runContract } from '../contract/index.ts';
import { ownAdapter } from '../fixtures/ownAdapter.tsx';
import { oneInTurn } from '../inTurn.ts';
import { withoutAttribute } from './mutants.ts';

/** Time lines of a contract take of which each may wait for what does not come. */
const WALK_TIMEOUT_MS = 240_000;

/** Attributes of contracts whose getters are not cut one by one, by contract: the role, the attribute, and the lines that look at it; the test says if none of them breaks. */
const GIVEN: Readonly<Record<string, readonly (readonly [role: string, attribute: string, ...lines: string[]])[]>> = {
  'lazy-tree': [
    ['row', 'tabindex', '1.1', '1.2'],
    ['row', 'aria-level', '1.1'],
    ['row', 'aria-setsize', '1.1'],
    ['row', 'aria-posinset', '1.1'],
    ['row', 'aria-expanded', '1.1'],
    ['row', 'aria-selected', '1.1'],
    ['row', 'aria-disabled', '1.1', '1.2', '1.10'],
    ['treegrid', 'aria-label', '1.1'],
    ['treegrid', 'aria-multiselectable', '1.1'],
    ['grid', 'aria-label', '1.1'],
    ['row', 'aria-rowindex', '1.1'],
  ],
  'infinite-list': [
    ['row', 'aria-rowindex', '3.1'],
    ['grid', 'aria-rowcount', '3.1'],
    ['grid', 'aria-multiselectable', '3.1'],
  ],
  'popup-table': [
    ['grid', 'aria-rowcount', '4.1'],
    ['row', 'aria-selected', '4.1'],
    ['row', 'aria-rowindex', '4.1'],
    ['row', 'aria-label', '4.1', '4.2'],
    ['combobox', 'aria-activedescendant', '4.1'],
    ['combobox', 'aria-controls', '4.1'],
    ['combobox', 'aria-expanded', '4.1'],
  ],
  'input-table': [
    ['grid', 'data-mode', '5.1'],
    ['grid', 'aria-rowcount', '5.22'],
    ['gridcell', 'aria-invalid', '5.19a'],
    ['gridcell', 'aria-readonly', '5.21'],
    ['gridcell', 'data-mp-col', '5.1', '5.2a'],
    ['gridcell', 'tabindex', '5.6'],
    ['row', 'data-mp-at', '5.1', '5.2a'],
    ['grid', 'aria-labelledby', '5.1'],
  ],
};

const walked = async (id: string, role: string, attribute: string, lines: readonly string[]) => {
  const contract = contracts.find((one) => one.id === id);
  if (!contract) throw new Error(`there is no contract “${id}”`);
  const end = withoutAttribute(role, attribute);
  try {
    return (await runContract(contract, ownAdapter(contract), 'ja', { only: lines })).steps.map(({ result }) => result.kind);
  } finally {
    end();
  }
};

describe.each(Object.entries(GIVEN))('own markup of %s', (id, given) => {
  test.each(oneInTurn(given, id))(
    'a %s without %s breaks a line of the contract',
    async (role, attribute, ...lines) => {
      expect(await walked(id, role, attribute, lines)).toContain('broken');
    },
    WALK_TIMEOUT_MS,
  );
});
