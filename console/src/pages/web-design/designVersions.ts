import { msg } from '@lingui/core/macro';
import { modelCodecs } from '@milepost/openapi/domains/model';
import { modelOperations } from '@milepost/openapi/operations';
import { defineResource, momentColumn, numberColumn, personColumn, textColumn, usualQuery } from '../../features/resource/index.ts';

const PAGED = { list: { shape: 'paged' } } as const;

/** Releases of a design, the newest first: what each was about, what it differs in from another one, and the way back to it. @source admin §7 @reading R-268 */
export function designVersionsOf({ id, fullName }: { readonly id: string; readonly fullName: string }) {
  const many = msg`Versions: ${fullName}`;
  return defineResource({
    id: `modelVersion-${id}`,
    source: 'admin §7',
    operations: modelOperations,
    codecs: modelCodecs,
    words: { many, add: many, edit: many, emptyText: msg`It was not released yet` },
    isOwn: true,
    list: {
      shape: 'paged',
      call: 'listModelVersions',
      args: (ask) => ({ path: { id }, query: usualQuery(ask, PAGED) }),
      keyword: msg`Note or person`,
      columns: [
        numberColumn('number', msg`Version`, { narrow: 'meta', isNamedInNarrow: true, isSortable: false, width: { px: 84, mostPx: 100 } }),
        momentColumn('releaseTime', msg`Released on`, { narrow: 'title', isSortable: false }),
        personColumn('releaseUser', msg`Released by`, { narrow: 'meta' }),
        textColumn('note', msg({ message: 'Note', context: 'of a release' }), { width: { flex: 3, minPx: 110, mostPx: 320 } }),
        {
          id: 'currentId',
          header: msg`Status`,
          text: (row, words) => (row.id === row.currentId ? words.text(msg({ message: 'Current', context: 'version' })) : ''),
          width: { px: 84, mostPx: 100 },
          narrow: 'status',
          pinned: 'end',
        },
      ],
      nameOf: ({ number }) => `${fullName} #${number}`,
    },
    actions: {
      history: false,
      more: [
        {
          id: 'compare',
          label: msg({ message: 'Compare', context: 'versions' }),
          code: null,
          opens: () => import('./CompareVersions.tsx'),
        },
        { id: 'look', label: msg`Look at it`, code: null, opens: () => import('./VersionLook.tsx') },
        {
          id: 'restore',
          label: msg`Go back to this version`,
          code: null,
          call: 'restoreModelVersion',
          args: ({ id: versionId, currentId }) => ({
            path: { id: versionId },
            body: modelCodecs.restoreModelVersion.body.encode({ seenId: currentId, seenTime: null }),
          }),
          confirm: msg`The design becomes what it was then, as a draft: for others nothing changes before it is released. What the draft holds now is replaced. Continue?`,
        },
      ],
    },
  });
}
