import { msg } from '@lingui/core/macro';
import { printCodecs } from '@milepost/openapi/domains/print';
import { printOperations } from '@milepost/openapi/operations';
import { defineResource, momentColumn, numberColumn, personColumn, textColumn, usualQuery } from '../../features/resource/index.ts';

const PAGED = { list: { shape: 'paged' } } as const;

/** Everything that was printed with a template, newest first: what, by whom, when and how often. @source admin §2 forms §3 @reading R-462 */
export function printLogsOf({ id, fullName }: { readonly id: string; readonly fullName: string }) {
  const many = msg`Print log: ${fullName}`;
  return defineResource({
    id: `printLog-${id}`,
    source: 'admin §2, forms §3',
    operations: printOperations,
    codecs: printCodecs,
    words: { many, add: many, edit: many, emptyText: msg`Nothing was printed with it yet` },
    list: {
      shape: 'paged',
      call: 'listPrintLogs',
      args: (ask) => ({ path: { id }, query: usualQuery(ask, PAGED) }),
      keyword: msg`Title or person`,
      columns: [
        textColumn('printTitle', msg`Title`, { width: { flex: 4, minPx: 180, mostPx: 300 }, narrow: 'title' }),
        personColumn('printMan', msg`Printed by`, { narrow: 'meta' }),
        momentColumn('printTime', msg`Printed on`, { narrow: 'meta', isSortable: false }),
        numberColumn('printNum', msg`Times`, { narrow: 'meta', isSortable: false }),
      ],
      nameOf: ({ printTitle }) => printTitle,
    },
  });
}
