import type { Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { pageOf } from '../../core/paging.ts';
import { textOf } from './design.ts';
import { openModel } from './model-access.ts';
import { visible } from './lists.ts';
import { shownRow } from './show.ts';

/** Records another form may refer to, with the columns it shows. @reading R-137 */
export function relatedHandlers(world: World): Handlers<'listRelatedRecords'> {
  return {
    listRelatedRecords: ({ path, query, caller }) => {
      const asked = openModel(world, path.id, caller);
      const columns = [...new Set([query.relationField ?? '', ...(query.columnOptions ?? '').split(',')])].filter((key) => key !== '');
      const fields = asked.design.fields.filter(({ key }) => columns.includes(key) && asked.rights.inAny(key));
      const rows = visible(asked).map(({ stored, values }) => ({ id: stored.id, row: shownRow(fields, values, asked.names) }));
      const wanted = rows.filter(({ row }) => matchesKeyword(query.keyword, ...fields.map(({ key }) => textOf(row[key]))));
      const { list, pagination } = pageOf(wanted, query);
      return { data: { list: list.map(({ id, row }) => ({ id, ...row })), pagination } };
    },
  };
}
