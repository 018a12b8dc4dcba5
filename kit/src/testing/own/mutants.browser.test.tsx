import { describe, expect, test } from 'vitest';
import { contracts, runContract } from '../contract/index.ts';
import { ownAdapter } from '../fixtures/ownAdapter.tsx';
import { oneInTurn } from '../inTurn.ts';
import { withoutAttribute } from './mutants.ts';

/** Time lines of a contract take of which each may wait for what does not come. */
const WALK_TIMEOUT_MS = 240_000;

/** Attributes that getters give, by contract: the role, the attribute, and the lines that look at it; the test says if none of them breaks. */
const GIVEN: Readonly<Record<string, readonly (readonly [role: string, attribute: string, ...lines: string[]])[]>> = {
  tree: [
    ['treeitem', 'tabindex', '28.1'],
    ['treeitem', 'aria-level', '28.1'],
    ['treeitem', 'aria-setsize', '28.1'],
    ['treeitem', 'aria-posinset', '28.1'],
    ['treeitem', 'aria-expanded', '28.1'],
    ['treeitem', 'aria-selected', '28.1'],
    ['treeitem', 'aria-disabled', '28.1', '28.4c'],
    ['treeitem', 'aria-checked', '28.6'],
    ['treeitem', 'data-mp-row', '28.1', '28.4'],
    ['treeitem', 'id', '28.1', '28.2', '28.3'],
    ['tree', 'aria-label', '28.1'],
    ['tree', 'aria-multiselectable', '28.6'],
  ],
  tabs: [
    ['tab', 'aria-selected', '29.1'],
    ['tab', 'aria-controls', '29.1'],
    ['tab', 'tabindex', '29.1'],
    ['tab', 'aria-disabled', '29.1', '29.2'],
    ['tab', 'aria-describedby', '29.1', '29.2'],
    ['tablist', 'aria-label', '29.1'],
    ['tabpanel', 'aria-labelledby', '29.1'],
  ],
  toast: [
    ['region', 'aria-label', '30.1'],
    ['region', 'tabindex', '30.1', '30.2'],
  ],
  'number-field': [
    ['spinbutton', 'aria-valuenow', '13.1'],
    ['spinbutton', 'aria-valuemin', '13.1'],
    ['spinbutton', 'aria-valuemax', '13.1'],
    ['spinbutton', 'aria-describedby', '13.1'],
  ],
  'number-range': [['group', 'aria-labelledby', '14.1']],
};

/** Attributes that getters give and no line can miss, with the reason. */
const WITHOUT_LINE: Readonly<Record<string, readonly (readonly [role: string, attribute: string, reason: string, ...lines: string[]])[]>> =
  {
    'number-range': [['spinbutton', 'aria-labelledby', 'the same name is in aria-label', '14.1', '14.2']],
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

describe.each(Object.entries(WITHOUT_LINE))('own markup of %s', (id, given) => {
  test.each(given)('a %s without %s breaks no line: %s', async (role, attribute, _reason, ...lines) => {
    expect(await walked(id, role, attribute, lines)).not.toContain('broken');
  });
});

describe.each(Object.entries(GIVEN))('own markup of %s', (id, given) => {
  test.each(oneInTurn(given, id))(
    'a %s without %s breaks a line of the contract',
    async (role, attribute, ...lines) => {
      expect(await walked(id, role, attribute, lines)).toContain('broken');
    },
    WALK_TIMEOUT_MS,
  );
});
