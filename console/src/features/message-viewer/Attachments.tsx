import type { MessageFile } from '@milepost/openapi/domains/message';
import { StoredFiles } from './StoredFiles.tsx';
import * as css from './MessageViewer.css.ts';

/** The files of a message, below its text. @source shell §2.6 */
export function Attachments({ files }: { readonly files: readonly MessageFile[] }) {
  return (
    <div className={css.files}>
      <StoredFiles files={files} />
    </div>
  );
}
