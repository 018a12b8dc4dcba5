import { msg } from '@lingui/core/macro';
import { thirdPartySyncCodecs } from '@milepost/openapi/domains/third-party-sync';
import { thirdPartySyncOperations } from '@milepost/openapi/operations';
import { MESSENGERS } from '@milepost/openapi/domains/third-party-sync';
import type { Messenger, SyncRun } from '../../data/third-party-sync/queries.ts';
import { codeColumn, defineResource, momentColumn, nameColumn, textColumn, usualQuery } from '../../features/resource/index.ts';

const PAGED = { list: { shape: 'paged' } } as const;

/** Failures of a synchronisation that are looked at. */
export interface FailuresAsk {
  readonly messenger: Messenger;
  /** Name of the messenger. */
  readonly name: string;
  readonly kind: SyncRun['kind'];
}

/** Records that could not be brought into step with a messenger, each with its reason, and tried again one by one. @source admin §2 @reading R-773 */
export function syncFailuresOf({ messenger, name, kind }: FailuresAsk) {
  const many = kind === 'organization' ? msg`Organisations not in step with ${name}` : msg`People not in step with ${name}`;
  const path = { type: MESSENGERS[messenger], kind };
  return defineResource({
    id: `syncFailure-${messenger}-${kind}`,
    source: 'admin §2',
    operations: thirdPartySyncOperations,
    codecs: thirdPartySyncCodecs,
    words: { many, add: many, edit: many, emptyText: msg`Nothing has failed` },
    list: {
      shape: 'paged',
      call: 'listSyncFailures',
      args: (ask) => ({ path, query: usualQuery(ask, PAGED) }),
      keyword: msg`Name or code`,
      columns: [
        { ...nameColumn('fullName'), isSortable: false },
        codeColumn('enCode', kind === 'organization' ? msg`Code` : msg`Account`, { narrow: 'meta', isSortable: false }),
        textColumn('reason', msg`Reason`, { narrow: 'meta', isSortable: false }),
        momentColumn('synDate', msg`Last tried`, { isSortable: false }),
      ],
    },
    actions: {
      more: [{ id: 'retry', label: msg`Try again`, code: 'btn_edit', call: 'retrySync', args: ({ id }) => ({ path: { ...path, id } }) }],
    },
  });
}
