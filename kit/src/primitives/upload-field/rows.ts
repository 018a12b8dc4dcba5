import type { UploadEntry } from '../../engines/upload/index.ts';
import type { StoredUpload, UploadPorts } from './types.ts';

/** Props of both looks of the files. */
export interface UploadRowsProps<Stored extends StoredUpload> {
  readonly value: readonly Stored[];
  readonly entries: readonly UploadEntry<Stored>[];
  readonly canChange: boolean;
  readonly ports: UploadPorts<Stored>;
  readonly onRetry: (id: number) => void;
  readonly onCancel: (entry: UploadEntry<Stored>) => void;
  /** Left out where a sending that was broken off cannot go on. */
  readonly onPause?: (entry: UploadEntry<Stored>) => void;
  readonly onResume?: (entry: UploadEntry<Stored>) => void;
  readonly onRemove: (file: Stored) => void;
}
