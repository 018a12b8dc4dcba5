import type { UploadModel } from './headless.ts';
import type { PartLooks } from '../parts/index.ts';
import type { StoredUpload, UploadPart, UploadPorts } from './types.ts';

/** Props of both looks of the files. */
export interface UploadRowsProps<Stored extends StoredUpload> {
  readonly upload: UploadModel<Stored>;
  readonly canChange: boolean;
  readonly ports: UploadPorts<Stored>;
  readonly parts: PartLooks<UploadPart> | undefined;
}
