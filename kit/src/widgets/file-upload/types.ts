import type { StoredUpload, UploadFieldProps } from '../../primitives/upload-field/index.ts';

/** Record a form keeps of a file. @source forms §3 */
export interface StoredFile extends StoredUpload {
  readonly fileSize: number | null;
  readonly fileExtension?: string | null;
  readonly fileVersionId?: string | null;
}

/** A field of files. Limits are in `rules`, what it asks others to do in `ports`. */
export type FileUploadProps<Stored extends StoredUpload = StoredFile> = Omit<UploadFieldProps<Stored>, 'look'>;
