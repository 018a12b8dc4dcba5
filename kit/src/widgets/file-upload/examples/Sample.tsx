import { useState } from 'react';
import type { CameraPort } from '../../../engines/camera/index.ts';
import type { BeforeUpload, Send, UploadRules } from '../../../engines/upload/index.ts';
import { ConfirmHost } from '../../../primitives/confirm/index.ts';
import type { FieldUse } from '../../../primitives/field/index.ts';
import { FileUpload } from '../index.ts';
import type { StoredFile } from '../index.ts';

export const STORED: readonly StoredFile[] = [
  { name: '护栏验收单.pdf', fileId: 'f1', url: '/api/file/Image/annex/f1.pdf', fileSize: 1_572_864 },
  { name: 'K12+350 现场照片.png', fileId: 'f2', url: '/api/file/Image/annex/f2.png', fileSize: 348_160 },
];

/** Stores whatever comes, at once. */
export const storing: Send<StoredFile> = (file, { onProgress }) => {
  onProgress(file.size, file.size);
  return Promise.resolve({
    kind: 'stored',
    stored: { name: file.name, fileId: `id-${file.name}`, url: `/api/file/Image/annex/${file.name}`, fileSize: file.size },
  });
};
/** Half of every file has been sent, and it stays so. */
export const hanging: Send<StoredFile> = (file, { onProgress }) => {
  onProgress(file.size / 2, file.size);
  return new Promise(() => undefined);
};
/** Half of every file has been hashed, and it stays so. */
export const checking: Send<StoredFile> = (file, { onChecking }) => {
  onChecking?.(file.size / 2, file.size);
  return new Promise(() => undefined);
};
export const refusing: Send<StoredFile> = () => Promise.resolve({ kind: 'refused', message: '服务器磁盘空间不足，请联系管理员' });
export const losing: Send<StoredFile> = () => Promise.reject(new TypeError('no connection'));

export interface SampleProps {
  readonly send?: Send<StoredFile>;
  /** `send` goes on where it was broken off. */
  readonly canPause?: boolean;
  readonly initial?: readonly StoredFile[];
  readonly rules?: UploadRules;
  readonly use?: FieldUse;
  readonly isRequired?: boolean;
  readonly error?: string;
  readonly onDownload?: (file: StoredFile) => unknown;
  readonly onDownloadAll?: (files: readonly StoredFile[]) => unknown;
  readonly onPreview?: (file: StoredFile) => unknown;
  readonly asksNames?: boolean;
  readonly onPendingChange?: (isPending: boolean) => void;
  readonly camera?: CameraPort | null;
  readonly beforeUpload?: BeforeUpload;
}

const RULES: UploadRules = { limit: 5, maxSize: { size: 30, unit: 'MB' }, accept: ['image', 'pdf', 'word', 'excel'] };

/** A field of files that keeps its value. */
export function Sample({
  send = storing,
  canPause,
  initial = [],
  rules = RULES,
  use,
  isRequired,
  error,
  onDownload,
  onDownloadAll,
  onPreview,
  asksNames,
  onPendingChange,
  camera,
  beforeUpload,
}: SampleProps) {
  const [files, setFiles] = useState<readonly StoredFile[]>(initial);
  return (
    <ConfirmHost>
      <FileUpload
        label="施工附件"
        isRequired={isRequired}
        error={error}
        value={files}
        onPendingChange={onPendingChange}
        rules={rules}
        use={use}
        ports={{ send, canPause, onDownload, onDownloadAll, onPreview, camera, beforeUpload }}
        asksNames={asksNames}
        onChange={setFiles}
      />
    </ConfirmHost>
  );
}
