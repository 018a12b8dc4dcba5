import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { FileUpload } from '../../../widgets/file-upload/index.ts';
import type { StoredFile } from '../../../widgets/file-upload/index.ts';
import { ImageUpload } from '../../../widgets/image-upload/index.ts';
import type { EditProps, FilesControl } from '../../grammar/index.ts';
import { useSurroundings } from '../../render/surroundings.ts';
import { fileRules } from './fileRules.ts';

/** Editor of files or images. */
export default function FilesEditor({ control, field, value, onChange, onProblem }: EditProps<FilesControl, StoredFile[]>) {
  const { t } = useLingui();
  const { look, place, asksNames } = control;
  const ports = useSurroundings().useUploads(place);
  const rules = useMemo(() => fileRules(control), [control]);
  const Upload = look === 'images' ? ImageUpload<StoredFile> : FileUpload<StoredFile>;
  return (
    <Upload
      {...field}
      onChange={onChange}
      onPendingChange={(isPending) => onProblem(isPending ? t`Wait until the files are uploaded, or cancel them` : null)}
      value={value}
      rules={rules}
      ports={ports}
      asksNames={asksNames}
    />
  );
}
