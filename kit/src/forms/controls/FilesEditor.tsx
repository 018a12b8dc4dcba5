import { useMemo } from 'react';
import { FORM_FILES } from '../../engines/upload/index.ts';
import { FileUpload } from '../../widgets/file-upload/index.ts';
import type { StoredFile } from '../../widgets/file-upload/index.ts';
import { ImageUpload } from '../../widgets/image-upload/index.ts';
import type { EditProps, FilesControl } from '../grammar/index.ts';
import { useSurroundings } from '../render/surroundings.ts';

/** Editor of files or images. */
export default function FilesEditor({ control, field, value, onChange }: EditProps<FilesControl, StoredFile[]>) {
  const { maximum, look, place } = control;
  const ports = useSurroundings().useUploads(place);
  const rules = useMemo(() => ({ ...(look === 'files' && FORM_FILES), ...(maximum !== undefined && { limit: maximum }) }), [look, maximum]);
  const Upload = look === 'images' ? ImageUpload<StoredFile> : FileUpload<StoredFile>;
  return <Upload {...field} onChange={onChange} value={value} rules={rules} ports={ports} />;
}
