import { msg } from '@lingui/core/macro';
import { userCodecs } from '@milepost/openapi/domains/user';
import { userOperations } from '@milepost/openapi/operations';
import { textColumn } from '../../definition/columns.ts';
import { defineResource } from '../../definition/defineResource.ts';
import { usualQuery } from '../../list/listPort.ts';
import type { AnyResource, AnyRow } from '../../definition/types.ts';

const PAGED = { list: { shape: 'paged' } } as const;

/** The people of an organisation and of what stands below it, to read: where somebody belongs is said in the form of the person. */
export function peopleOf(row: AnyRow): AnyResource {
  const name = String(Reflect.get(row, 'lastFullName') ?? '');
  const people = defineResource({
    id: `people-${row.id}`,
    source: 'admin §6',
    operations: userOperations,
    codecs: userCodecs,
    words: { many: msg`Members of ${name}`, add: msg`New user`, edit: msg`Edit user`, emptyText: msg`Nobody yet` },
    list: {
      shape: 'paged',
      call: 'listUsers',
      args: (ask) => ({ query: { ...usualQuery(ask, PAGED), organizeId: row.id } }),
      columns: [
        textColumn('realName', msg({ message: 'Name', context: 'person' }), {
          isVerbatim: true,
          width: { flex: 2, minPx: 120, mostPx: 180 },
          narrow: 'title',
        }),
        textColumn('account', msg`Account`, { isVerbatim: true, width: { flex: 2, minPx: 120, mostPx: 180 }, narrow: 'meta' }),
        textColumn('organize', msg`Organisation`, { width: { flex: 4, minPx: 180, mostPx: 260 }, narrow: 'meta' }),
      ],
      nameOf: ({ realName }) => realName,
    },
  });
  return people;
}
