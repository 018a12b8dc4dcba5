import { useMemo } from 'react';
import { FileUpload } from '../../widgets/file-upload/index.ts';
import type { StoredFile } from '../../widgets/file-upload/index.ts';
import { ImageUpload } from '../../widgets/image-upload/index.ts';
import type { EditProps, FilesControl } from '../grammar/index.ts';
import { useSurroundings } from '../render/surroundings.ts';
import { fileRules } from './fileRules.ts';

/** Editor of files or images. */
export default function FilesEditor({ control, field, value, onChange }: EditProps<FilesControl, StoredFile[]>) {
  const { look, place, asksNames } = control;
  const ports = useSurroundings().useUploads(place);
  const rules = useMemo(() => fileRules(control), [control]);
  const Upload = look === 'images' ? ImageUpload<StoredFile> : FileUpload<StoredFile>;
  return <Upload {...field} onChange={onChange} value={value} rules={rules} ports={ports} asksNames={asksNames} />;
}
