import { useLingui } from '@lingui/react/macro';
import { ImageOff } from 'lucide';
import { useCallback, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { UploadEntry } from '../../engines/upload/index.ts';
import { Icon } from '../icon/index.ts';
import { partProps } from '../parts/index.ts';
import { FileButtons } from './FileButtons.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { StoredPicture } from './StoredPicture.tsx';
import { caption, picture, pictureBox, tile, tileActions, tileState, tiles } from './UploadTiles.css.ts';
import { fileProps } from './headless.ts';
import type { UploadRowsProps } from './rows.ts';
import type { StoredUpload } from './types.ts';

type Looks = UploadRowsProps<StoredUpload>['parts'];

/** Images as pictures: the stored ones, those under way, then what adds one. */
export function UploadTiles<Stored extends StoredUpload>({
  upload,
  ports,
  parts,
  children,
}: UploadRowsProps<Stored> & { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { files, value } = upload;
  const addressOf = ports.addressOf ?? ((file: Stored) => file.url);
  return (
    <ul {...partProps(parts, 'list', tiles)} aria-label={t`Uploaded images`}>
      {files.map((view) =>
        view.kind === 'stored' ? (
          <li key={view.id} {...fileProps(view, partProps(parts, 'file', tile))}>
            <StoredPicture
              address={addressOf(view.stored)}
              name={view.name}
              parts={parts}
              onPreview={ports.onPreview && (() => void ports.onPreview?.(view.stored, value))}
            />
            <span {...partProps(parts, 'name', caption)} title={view.name}>
              {view.name}
            </span>
            <Tools actions={upload.actionsOf(view)} parts={parts} size="row" />
          </li>
        ) : (
          <li
            key={view.id}
            {...fileProps(view, partProps(parts, 'file', `${tile} ${view.entry.state.kind === 'error' ? tileState.failed : ''}`))}
          >
            <LocalPicture entry={view.entry} parts={parts} />
            <UploadProgress name={view.name} state={view.entry.state} parts={parts} />
            <Tools actions={upload.actionsOf(view)} parts={parts} />
          </li>
        ),
      )}
      {children && <li>{children}</li>}
    </ul>
  );
}

const Tools = ({ parts, ...props }: ComponentProps<typeof FileButtons> & { readonly parts: Looks }) =>
  props.actions.length > 0 && (
    <span {...partProps(parts, 'actions', tileActions)}>
      <FileButtons {...props} />
    </span>
  );

/** Picture that is being sent, drawn from the disk. */
function LocalPicture({ entry, parts }: { readonly entry: UploadEntry<unknown>; readonly parts: Looks }) {
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
    <span {...partProps(parts, 'picture', pictureBox)}>
      {isBroken ? <Icon of={ImageOff} size="l" /> : <img ref={draw} className={picture} alt={file.name} onError={() => setBroken(true)} />}
    </span>
  );
}
