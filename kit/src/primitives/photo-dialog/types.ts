import type { CameraPort } from '../../engines/camera/index.ts';

export interface PhotoDialogProps {
  readonly camera: CameraPort;
  /** Called with a JPEG, named by the person or by its moment. */
  readonly onTaken: (photo: File) => void;
  readonly onClose: () => void;
}
