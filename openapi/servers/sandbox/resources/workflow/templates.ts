import type { Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import type { Store } from '../../core/store.ts';
import { buildTree, withAncestors } from '../../core/tree.ts';

const TOP = '-1';

/** Categories of the kinds of flow, by the codes of both; what is not named here stands in the last one. */
const CATEGORY_OF: Readonly<Record<string, string>> = {
  laneClosure: 'maintenance',
  maintenanceOrder: 'maintenance',
  gantryCheck: 'maintenance',
  crossingPermit: 'asset',
  damageClaim: 'asset',
  assetLedger: 'asset',
  dispatchTask: 'dispatch',
};
const OTHERS = 'office';

const CATEGORY_SQL = `
  SELECT dictionary_entry.id, dictionary_entry.enCode, dictionary_entry.fullName FROM dictionary_entry
  JOIN dictionary_category ON dictionary_category.id = dictionaryTypeId
  WHERE dictionary_category.enCode = 'WorkFlowCategory' AND enabledMark = 1 ORDER BY dictionary_entry.sortCode, dictionary_entry.id`;

type Row = { id: string; enCode: string; fullName: string };

/** Id of the category of a flow; empty where the dictionary has it no more. */
export function categoryOf(store: Store, flowId: string): string {
  const flow = store.one<{ enCode: string }>('SELECT enCode FROM flow WHERE id = ?', flowId);
  const code = CATEGORY_OF[flow?.enCode ?? ''] ?? OTHERS;
  return store.all<Row>(CATEGORY_SQL).find(({ enCode }) => enCode === code)?.id ?? '';
}

/** Kinds of flow below the entries of their dictionary; without it, at the top. @reading R-433 */
export function templateHandlers({ store }: World): Handlers<'listFlowTemplates'> {
  return {
    listFlowTemplates: ({ query }) => {
      const categories = store.all<Row>(CATEGORY_SQL);
      const idOf = (code: string): string => categories.find(({ enCode }) => enCode === code)?.id ?? TOP;
      const flows = store.all<Row>('SELECT id, enCode, fullName FROM flow ORDER BY creatorTime, id');
      const kinds = flows.map((row) => ({ ...row, parentId: idOf(CATEGORY_OF[row.enCode] ?? OTHERS) }));
      const rows = [...categories.map((row) => ({ ...row, parentId: TOP })), ...kinds];
      const isFound = (row: Row): boolean =>
        kinds.some(({ id }) => id === row.id) && matchesKeyword(query.keyword, row.fullName, row.enCode);
      return { data: { list: buildTree(withAncestors(rows, isFound), TOP) } };
    },
  };
}
