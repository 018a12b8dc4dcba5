import type { CameraPort, CodeReader } from '../../engines/camera/index.ts';

interface CameraDialogProps {
  readonly camera: CameraPort;
  readonly onClose: () => void;
}

export interface PhotoDialogProps extends CameraDialogProps {
  /** Called with a JPEG, named by the person or by its moment. */
  readonly onTaken: (photo: File) => void;
}

export interface ScanDialogProps extends CameraDialogProps {
  readonly reader: CodeReader;
  /** Called once, with what the code says. */
  readonly onScan: (text: string) => void;
}
