import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ListAsk } from '@milepost/kit/lists/grammar';
import { choiceColumn, codeColumn, nameColumn } from '../definition/columns.ts';
import { defineResource } from '../definition/defineResource.ts';
import { fetchList } from './listPort.ts';
import type { AnyRow, Codecs, DataOf, DeletionImpact, ListDeclaration, Listing, Operations, RowOf } from '../definition/types.ts';

/** Declaration of what uses a record. */
interface UsesDeclaration<C extends Codecs, Call extends string> {
  /** Name of the list, before the id of the record. */
  readonly id: string;
  readonly source: string;
  readonly operations: Operations;
  readonly codecs: C;
  /** Call that answers, by the id of the record, what uses it. */
  readonly call: Call;
  readonly columns: ListDeclaration<RowOf<DataOf<C, Call>>, Call>['columns'];
  /** Words of an empty list. */
  readonly emptyText: MessageDescriptor;
  /** Sentence of the fact; one for each kind where there are several. @param names the first of them; `isMore` when there are others */
  readonly summary: UseSummary | Readonly<Record<string, UseSummary>>;
}

type UseSummary = (count: number, names: string, isMore: boolean) => MessageDescriptor;
type Use = AnyRow & { readonly fullName: string; readonly type?: string };

/** Columns of a list of what uses a record, of several kinds: name, kind, code. */
export const kindColumns = (kind: MessageDescriptor, kinds: Readonly<Record<string, MessageDescriptor>>) =>
  [
    nameColumn('fullName'),
    choiceColumn('type', kind, kinds, { narrow: 'meta', width: { flex: 2, minPx: 120, mostPx: 220 } }),
    codeColumn('enCode'),
  ] as const;

/** Names a sentence has room for; the list has all. */
const NAMED = 3;
const WHOLE: ListAsk = { keyword: '', filters: {}, page: 1, pageSize: 500, order: null, node: null };

/** List of what uses a record (`usesOf`), and the fact told before the record is disabled or deleted (`usedBy`). @reading R-703 @reading R-612 */
export function defineUses<const C extends Codecs, const Call extends keyof Listing<C> & string>(declared: UsesDeclaration<C, Call>) {
  const { id: listId, source, operations, codecs, call, columns, emptyText, summary } = declared;
  const usesOf = ({ id, fullName }: { readonly id: string; readonly fullName: string }) => {
    const many = msg`Used by: ${fullName}`;
    return defineResource<C, Call>({
      id: `${listId}-${id}`,
      source,
      operations,
      codecs,
      words: { many, add: many, edit: many, emptyText: emptyText },
      list: { shape: 'whole', call, args: () => ({ path: { id } }), columns },
    });
  };
  const usedBy: DeletionImpact<AnyRow> = async ({ id }, api, signal) => {
    const list = usesOf({ id, fullName: '' });
    const { rows } = await fetchList(api, list, WHOLE, null, signal);
    const uses = rows as readonly Use[];
    const told = (some: readonly Use[], sentence: UseSummary) => {
      const names = some.slice(0, NAMED).map(({ fullName }) => `“${fullName}”`);
      return some.length === 0 ? [] : [sentence(some.length, names.join(' '), some.length > NAMED)];
    };
    if (typeof summary === 'function') return told(uses, summary);
    return Object.entries(summary).flatMap(([kind, sentence]) =>
      told(
        uses.filter(({ type }) => type === kind),
        sentence,
      ),
    );
  };
  return { usesOf, usedBy };
}
