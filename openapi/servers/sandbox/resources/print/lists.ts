import { groupBy } from '../../core/group.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { ordered } from '../../core/order.ts';
import { pageOf } from '../../core/paging.ts';
import { labelById } from '../user-administration/labels.ts';
import { createPrintTemplates, printCategories } from './tables.ts';

type Operations = 'listPrintTemplates' | 'listPrintTemplateOptions' | 'listPrintTemplateTree';

const SORT_FIELDS = ['fullName', 'enCode', 'sortCode', 'enabledMark', 'creatorTime', 'lastModifyTime'] as const;

/** Handlers of the lists: those one chooses from hold enabled templates only, the managing list holds all. */
export function printListHandlers({ store }: World): Handlers<Operations> {
  const templates = createPrintTemplates(store);
  return {
    listPrintTemplates: ({ query }) => {
      const names = new Map(printCategories(store).map(({ id, fullName }) => [id, fullName]));
      const found = templates
        .list({
          ...(query.category && { category: query.category }),
          ...(query.enabledMark !== undefined && { enabledMark: query.enabledMark }),
        })
        .filter((row) => matchesKeyword(query.keyword, row.fullName, row.enCode));
      const { list, pagination } = pageOf(ordered(found, query, SORT_FIELDS), query);
      const rows = list.map((row) => ({
        id: row.id,
        fullName: row.fullName,
        enCode: row.enCode,
        category: names.get(row.category) ?? '',
        type: row.type,
        enabledMark: row.enabledMark,
        sortCode: row.sortCode,
        creatorUser: labelById(store, row.creatorUserId),
        creatorTime: row.creatorTime,
        lastModifyTime: row.lastModifyTime,
      }));
      return { data: { list: rows, pagination } };
    },
    /** In the order they were asked for: that of the form. */
    listPrintTemplateOptions: ({ body }) => ({
      data: body.ids
        .map((id) => templates.find(id))
        .filter((row) => row?.enabledMark === 1)
        .map((row) => ({ id: row?.id ?? '', fullName: row?.fullName ?? '' })),
    }),
    listPrintTemplateTree: ({ query }) => {
      const rows = templates.list({ enabledMark: 1, ...(query.type && { type: Number(query.type) }) });
      const byCategory = groupBy(rows, ({ category }) => category);
      const list = printCategories(store).flatMap(({ id, fullName }) => {
        const leaves = (byCategory.get(id) ?? []).map((row) => ({
          id: row.id,
          parentId: id,
          fullName: row.fullName,
          enCode: row.enCode,
          category: id,
          type: row.type,
          num: 0,
          hasChildren: false,
          children: null,
        }));
        const node = { id, parentId: '0', fullName, enCode: null, category: null, type: null, num: leaves.length, hasChildren: true };
        return leaves.length === 0 ? [] : [{ ...node, children: leaves }];
      });
      return { data: { list } };
    },
  };
}
