import { StoredTiles } from '../../../primitives/upload-field/index.ts';
import { AttachmentList } from '../../../widgets/attachment-list/index.ts';
import type { StoredFile } from '../../../widgets/file-upload/index.ts';
import type { FilesControl } from '../../grammar/index.ts';
import { useSurroundings } from '../../render/surroundings.ts';
import { Words } from '../../readers/Words.tsx';
import { useValueWords } from '../../value-text/index.ts';
import type { ViewProps } from '../../readers/types.ts';

const useNone = () => null;
const isFile = (one: unknown): one is StoredFile =>
  typeof one === 'object' && one !== null && typeof Reflect.get(one, 'name') === 'string' && typeof Reflect.get(one, 'url') === 'string';

/** Files of a record, each to look at and to fetch, images as pictures; their names where nobody fetches. */
export function FilesView({ control, value }: ViewProps<FilesControl>) {
  const words = useValueWords();
  const { useStoredFiles = useNone } = useSurroundings();
  const stored = useStoredFiles();
  const files = (Array.isArray(value) ? value : []).filter(isFile);
  if (!stored) return <Words>{words.row(files.map(({ name }) => name))}</Words>;
  if (control.look === 'images') return <Pictures files={files} place={control.place} />;
  const { download, downloadAll, preview } = stored;
  return (
    <AttachmentList
      files={files}
      onDownload={download}
      {...(downloadAll && { onDownloadAll: () => downloadAll(files) })}
      {...(preview && { onPreview: preview })}
    />
  );
}

function Pictures({ files, place }: { readonly files: readonly StoredFile[]; readonly place: FilesControl['place'] }) {
  const ports = useSurroundings().useUploads(place);
  return <StoredTiles files={files} ports={ports} />;
}
