import type { UploadRules } from '../../engines/upload/index.ts';
import type { StoredUpload, UploadFieldProps } from '../../primitives/upload-field/index.ts';

/** Record a form keeps of an image. @source forms §3 */
export interface StoredImage extends StoredUpload {
  readonly thumbUrl?: string | null;
}

/** A field of images; they are all it takes. */
export interface ImageUploadProps<Stored extends StoredUpload = StoredImage> extends Omit<UploadFieldProps<Stored>, 'look' | 'rules'> {
  readonly rules?: Omit<UploadRules, 'accept'>;
}
