import { msg } from '@lingui/core/macro';
import { lazyPart } from '@milepost/kit/lazy';
import { printCodecs } from '@milepost/openapi/domains/print';
import type { PrintTemplateVersion, PrintTemplateVersionRow } from '@milepost/openapi/domains/print';
import { printOperations } from '@milepost/openapi/operations';
import {
  custom,
  defineResource,
  description,
  longText,
  momentColumn,
  numberColumn,
  personColumn,
  rows,
  text,
  textColumn,
  usualQuery,
} from '../../features/resource/index.ts';
import { versionQueries } from './queries.ts';

const templateField = lazyPart(async () => (await import('./TemplateField.tsx')).default);
const PAGED = { list: { shape: 'paged' } } as const;
const isCurrent = ({ id, currentId }: Pick<PrintTemplateVersionRow, 'id' | 'currentId'>) => id === currentId;

/** Saves of a template, the newest first: looked at as the designer shows them, and gone back to. @source admin §2 @reading R-702 */
export function printVersionsOf({ id, fullName }: { readonly id: string; readonly fullName: string }) {
  const many = msg`Versions: ${fullName}`;
  return defineResource({
    id: `printVersion-${id}`,
    source: 'admin §2',
    operations: printOperations,
    codecs: printCodecs,
    words: { many, add: many, edit: many, emptyText: msg`No version is kept of it` },
    list: {
      shape: 'paged',
      call: 'listPrintTemplateVersions',
      args: (ask) => ({ path: { id }, query: usualQuery(ask, PAGED) }),
      keyword: msg`Name or person`,
      columns: [
        numberColumn('number', msg`Version`, { narrow: 'meta', isNamedInNarrow: true, isSortable: false, width: { px: 84, mostPx: 100 } }),
        momentColumn('creatorTime', msg`Saved on`, { narrow: 'title', isSortable: false }),
        personColumn('creatorUser', msg`Saved by`, { narrow: 'meta' }),
        textColumn('fullName', msg`Name`, { width: { flex: 3, minPx: 110, mostPx: 240 } }),
        {
          id: 'currentId',
          header: msg`Status`,
          text: (row, words) => (isCurrent(row) ? words.text(msg({ message: 'Current', context: 'version' })) : ''),
          width: { px: 84, mostPx: 100 },
          narrow: 'status',
          pinned: 'end',
        },
      ],
      nameOf: ({ number, fullName: name }) => `${name} #${number}`,
    },
    detail: {
      load: 'getPrintTemplateVersion',
      label: msg`Detail`,
      code: 'btn_edit',
      // The preview asks the template, not its version, for a record.
      toRecord: (version: PrintTemplateVersion) => ({ ...version, ...versionQueries(version), id: version.printId }),
      fields: [
        text('fullName', msg`Name`),
        custom('printTemplate', msg`Template (HTML)`, templateField, {
          reads: ['queries', 'dbLinkId', 'pageParam', 'id'],
        }),
        rows('queries', msg`Queries`, [longText('sql', msg`Query`)], { add: msg`Add a query` }),
        description(),
      ],
    },
    actions: {
      history: false,
      more: [
        {
          id: 'restore',
          label: msg`Go back to this version`,
          code: 'btn_edit',
          when: (row) => !isCurrent(row),
          call: 'restorePrintTemplateVersion',
          args: ({ id: versionId, currentId }) => ({
            path: { id: versionId },
            body: printCodecs.restorePrintTemplateVersion.body.encode({ currentId }),
          }),
          confirm: msg`The template is saved as it was then, as a version of its own. What it is now stays among its versions. Continue?`,
        },
      ],
    },
  });
}
