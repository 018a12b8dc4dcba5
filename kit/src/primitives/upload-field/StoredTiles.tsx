import { useLingui } from '@lingui/react/macro';
import { StoredPicture } from './StoredPicture.tsx';
import { caption, tile, tiles } from './UploadTiles.css.ts';
import type { StoredUpload, UploadPorts } from './types.ts';

interface StoredTilesProps<Stored extends StoredUpload> {
  readonly files: readonly Stored[];
  readonly ports: Pick<UploadPorts<Stored>, 'addressOf' | 'onPreview'>;
}

/** Images of a record that is read, as pictures; each opens where it can be looked at. */
export function StoredTiles<Stored extends StoredUpload>({ files, ports }: StoredTilesProps<Stored>) {
  const { t } = useLingui();
  const { addressOf = ({ url }: Stored) => url, onPreview } = ports;
  return (
    <ul className={tiles} aria-label={t`Uploaded images`}>
      {files.map((file) => (
        <li key={`${file.fileId} ${file.url}`} className={tile}>
          <StoredPicture address={addressOf(file)} name={file.name} {...(onPreview && { onPreview: () => void onPreview(file, files) })} />
          <span className={caption} title={file.name}>
            {file.name}
          </span>
        </li>
      ))}
    </ul>
  );
}
