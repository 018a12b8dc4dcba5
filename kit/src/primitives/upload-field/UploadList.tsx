import { useLingui } from '@lingui/react/macro';
import { Download, File as FileShape } from 'lucide';
import { fileSizeText } from '../../engines/upload/index.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { partProps } from '../parts/index.ts';
import { FileButtons } from './FileButtons.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { actions, list, mark, name as nameStyle, nothing, opener, row, rowState, size } from './UploadList.css.ts';
import { fileProps } from './headless.ts';
import type { FileView } from './headless.ts';
import type { UploadRowsProps } from './rows.ts';
import type { StoredUpload } from './types.ts';

/** Files by name: the stored ones, then those under way. */
export function UploadList<Stored extends StoredUpload>({ upload, canChange, ports, parts }: UploadRowsProps<Stored>) {
  const { t } = useLingui();
  const { files, value } = upload;
  if (files.length === 0) return canChange ? null : <p className={nothing}>{t`No files`}</p>;
  return (
    <ul {...partProps(parts, 'list', list)} aria-label={t`Uploaded files`}>
      {files.map((view) => {
        const isFailed = view.kind === 'entry' && view.entry.state.kind === 'error';
        return (
          <li key={view.id} {...fileProps(view, partProps(parts, 'file', `${row} ${isFailed ? rowState.failed : ''}`))}>
            <span {...partProps(parts, 'mark', mark)}>
              <Icon of={FileShape} />
            </span>
            <FileName<Stored> view={view} parts={parts} onOpen={ports.onPreview && ((file) => void ports.onPreview?.(file, value))} />
            {view.bytes !== null && <span {...partProps(parts, 'size', size)}>{fileSizeText(view.bytes)}</span>}
            {view.kind === 'entry' && <UploadProgress name={view.name} state={view.entry.state} parts={parts} />}
            <span {...partProps(parts, 'actions', actions)}>
              {view.kind === 'stored' && ports.onDownload && (
                <IconButton
                  icon={Download}
                  label={t`Download ${{ name: view.name }}`}
                  onPress={() => void ports.onDownload?.(view.stored)}
                />
              )}
              <FileButtons actions={upload.actionsOf(view)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface FileNameProps<Stored extends StoredUpload> extends Pick<UploadRowsProps<Stored>, 'parts'> {
  readonly view: FileView<Stored>;
  readonly onOpen: ((file: Stored) => void) | undefined;
}

function FileName<Stored extends StoredUpload>({ view, parts, onOpen }: FileNameProps<Stored>) {
  const { t } = useLingui();
  const { name } = view;
  if (view.kind === 'entry' || !onOpen) return <span {...partProps(parts, 'name', nameStyle)}>{name}</span>;
  return (
    <button
      type="button"
      {...partProps(parts, 'name', `${opener} ${focusRing}`)}
      aria-label={t`View ${{ name }}`}
      onClick={() => onOpen(view.stored)}
    >
      {name}
    </button>
  );
}
