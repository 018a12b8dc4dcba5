import { UploadField } from '../../primitives/upload-field/index.ts';
import type { StoredUpload } from '../../primitives/upload-field/index.ts';
import type { FileUploadProps } from './types.ts';

/** Files of a form, by name. @source forms §1, §3, §5, §9 */
export function FileUpload<Stored extends StoredUpload>(props: FileUploadProps<Stored>) {
  return <UploadField {...props} look="list" />;
}
