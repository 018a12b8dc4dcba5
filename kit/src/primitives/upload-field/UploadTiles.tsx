import { useLingui } from '@lingui/react/macro';
import { ImageOff, X } from 'lucide';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { UploadEntry } from '../../engines/upload/index.ts';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { EntryActions } from './UploadList.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { StoredPicture } from './StoredPicture.tsx';
import { caption, picture, pictureBox, tile, tileActions, tileState, tiles } from './UploadTiles.css.ts';
import type { UploadRowsProps } from './rows.ts';
import type { StoredUpload } from './types.ts';

/** Images as pictures: the stored ones, those under way, then what adds one. */
export function UploadTiles<Stored extends StoredUpload>(props: UploadRowsProps<Stored> & { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { value, entries, canChange, ports, onRetry, onCancel, onPause, onResume, onRemove, children } = props;
  const addressOf = ports.addressOf ?? ((file: Stored) => file.url);
  return (
    <ul className={tiles} aria-label={t`Uploaded images`}>
      {value.map((file) => (
        <li key={`${file.fileId} ${file.url}`} className={tile}>
          <StoredPicture
            address={addressOf(file)}
            name={file.name}
            onPreview={ports.onPreview && (() => void ports.onPreview?.(file, value))}
          />
          <span className={caption} title={file.name}>
            {file.name}
          </span>
          {canChange && (
            <span className={tileActions}>
              <IconButton icon={X} size="row" label={t`Remove ${{ name: file.name }}`} onPress={() => onRemove(file)} />
            </span>
          )}
        </li>
      ))}
      {entries.map((entry) => (
        <li key={entry.id} className={`${tile} ${entry.state.kind === 'error' ? tileState.failed : ''}`}>
          <LocalPicture entry={entry} />
          <UploadProgress name={entry.file.name} state={entry.state} />
          <span className={tileActions}>
            <EntryActions entry={entry} onRetry={onRetry} onCancel={onCancel} onPause={onPause} onResume={onResume} />
          </span>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}

/** Picture that is being sent, drawn from the disk. */
function LocalPicture({ entry }: { readonly entry: UploadEntry<unknown> }) {
  const { file } = entry;
  const [isBroken, setBroken] = useState(false);
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <span className={pictureBox}>
      {isBroken ? <Icon of={ImageOff} size="l" /> : <img ref={draw} className={picture} alt={file.name} onError={() => setBroken(true)} />}
    </span>
  );
}
