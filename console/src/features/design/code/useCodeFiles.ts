import { folderNameOf } from '@milepost/openapi/domains/design/declare';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { serverCodeQuery } from '../../../data/design/code.ts';
import type { CodeNames } from '../../../data/design/code.ts';
import { designAtQuery, DRAFT } from '../../../data/design/versions.ts';
import { ownCode } from './ownCode.ts';

/** Module a server's code is put in where nobody names one. @reading R-941 */
const MODULE = 'system';
/** Folder a server may have our files in: they are made here, and shown once. */
const OURS = 'milepost/';

/** Name of the class a design becomes: its code, begun with a capital. */
const namesOf = (constant: string): CodeNames => ({ module: MODULE, className: `${constant.charAt(0).toUpperCase()}${constant.slice(1)}` });

/** Code of a design: ours, made here of its draft, and the server's. */
export function useCodeFiles(modelId: string) {
  const api = useApi();
  const draft = useQuery(designAtQuery(api, modelId, DRAFT));
  const own = useMemo(() => {
    try {
      return draft.data ? ownCode(draft.data) : null;
    } catch {
      // A list or a form that is no design has no code.
      return 'unread' as const;
    }
  }, [draft.data]);
  const made = own === 'unread' ? null : own;
  const names = namesOf(made?.declaration.constant ?? 'design');
  const server = useQuery({ ...serverCodeQuery(api, modelId, names), enabled: made !== null });
  return {
    draft,
    isUnread: own === 'unread',
    declaration: made?.declaration ?? null,
    folder: made ? folderNameOf(made.declaration.constant) : '',
    own: made?.files ?? [],
    server: (server.data ?? []).filter(({ path }) => !path.startsWith(OURS)),
    serverError: server.error,
    names,
  };
}
