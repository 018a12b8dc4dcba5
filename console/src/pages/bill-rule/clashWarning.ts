import { msg } from '@lingui/core/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import type { Text } from '@milepost/kit/forms/grammar';
import { bindOperations } from '@milepost/openapi/client';
import { billRuleCodecs, spellsLike } from '@milepost/openapi/domains/bill-rule';
import type { BillDateFormat } from '@milepost/openapi/domains/bill-rule';
import { billRuleOperations } from '@milepost/openapi/operations';
import type { Saving } from '../../features/resource/index.ts';

const SPELLED = ['prefix', 'dateFormat', 'digit'];
/** More rules than anybody keeps. */
const PAGE = { currentPage: 1, pageSize: 500 };

interface SpelledDraft {
  readonly prefix: string;
  readonly dateFormat: BillDateFormat | null;
  readonly digit: number | null;
}

/** Warning before two rules give the same numbers: two documents would be called alike. Nothing where the list does not come. */
export async function clashWarning({ prefix, dateFormat, digit }: SpelledDraft, saving: Saving): Promise<readonly Text[]> {
  const { api, loaded, changed } = saving;
  if (loaded !== null && !changed.some((field) => SPELLED.includes(field))) return [];
  const ownId = loaded && 'id' in loaded ? loaded.id : null;
  const { data } = await bindOperations(api.client, billRuleOperations)
    .listBillRules({ query: PAGE })
    .catch(() => ({ data: null }));
  if (data === null) return [];
  return billRuleCodecs.listBillRules.data
    .decode(data)
    .rows.filter(
      ({ id, nextNumber }) => id !== ownId && spellsLike({ prefix, dateFormat: dateFormat ?? 'no', digit }, nextNumber, systemClock.now()),
    )
    .map(({ fullName, nextNumber }) => msg`“${fullName}” gives the same numbers: its next one is ${nextNumber}.`);
}
