import { describe, expect, test } from 'vitest';
import { contracts, formatColumns, runContract } from '../contract/index.ts';
import type { Contract } from '../contract/index.ts';
import { kitAdapter } from '../fixtures/kitAdapter.tsx';
import { ownAdapter } from '../fixtures/ownAdapter.tsx';
import { localesInTurn } from '../inTurn.ts';
import { WALKED } from './walked.ts';

/** Time a contract takes that is walked three times. */
const WALKS_TIMEOUT_MS = 240_000;
const contractOf = (id: string): Contract => {
  const contract = contracts.find((one) => one.id === id);
  if (!contract) throw new Error(`there is no contract “${id}”`);
  return contract;
};

describe.each(Object.entries(WALKED))('contract of %s', (id, styled) => {
  test(
    'styled and own markup keep every line, own markup in Japanese and from right to left too',
    async () => {
      const contract = contractOf(id);
      const [locale = 'zh'] = localesInTurn(`own ${id}`);
      const columns = {
        ...(styled === 'here' && { styled: await runContract(contract, kitAdapter(contract), locale) }),
        ...(styled === 'here' && { 'styled turned': await runContract(contract, kitAdapter(contract), locale, { dir: 'rtl' }) }),
        own: await runContract(contract, ownAdapter(contract), 'ja'),
        'own turned': await runContract(contract, ownAdapter(contract), 'ja', { dir: 'rtl' }),
      };
      const isKept = Object.values(columns).every(({ steps }) => steps.every(({ result }) => result.kind !== 'broken'));
      expect(isKept ? '' : formatColumns(columns)).toBe('');
    },
    WALKS_TIMEOUT_MS,
  );
});
