import { useLingui } from '@lingui/react/macro';
import { EntryActions, UploadProgress } from '../../primitives/upload-field/index.ts';
import * as css from './SentImages.css.ts';
import type { useComposer } from './useComposer.ts';

/** Images on their way: how far each is, and those that were not stored with the server's reason, to be sent again or discarded. */
export function SentImages({ sent }: Pick<ReturnType<typeof useComposer>, 'sent'>) {
  const { t } = useLingui();
  if (sent.entries.length === 0) return null;
  return (
    <ul {...sent.keyboardProps} aria-label={t`Images being sent`} className={css.list}>
      {sent.entries.map((entry) => (
        <li key={entry.id} className={css.row[entry.state.kind === 'error' ? 'failed' : 'running']}>
          <span className={css.name} title={entry.file.name}>
            {entry.file.name}
          </span>
          <UploadProgress name={entry.file.name} state={entry.state} />
          <EntryActions entry={entry} onRetry={sent.retry} onCancel={sent.cancel} />
          {entry.state.kind === 'error' && entry.state.message !== '' && <span className={css.reason}>{entry.state.message}</span>}
        </li>
      ))}
    </ul>
  );
}
