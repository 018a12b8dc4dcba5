import { UploadField } from '../../primitives/upload-field/index.ts';
import type { StoredUpload } from '../../primitives/upload-field/index.ts';
import type { ImageUploadProps } from './types.ts';

const IMAGES = ['image'] as const;

/** Images of a form, as pictures. @source forms §1, §3, §5 */
export function ImageUpload<Stored extends StoredUpload>(props: ImageUploadProps<Stored>) {
  return <UploadField {...props} rules={{ ...props.rules, accept: IMAGES }} look="tiles" />;
}
