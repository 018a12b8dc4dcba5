import type { CameraPort, CodeReader } from '../../engines/camera/index.ts';

export interface CameraViewProps {
  readonly camera: CameraPort;
  /** Name of the moving picture. */
  readonly label: string;
  /** Called with the picture once it moves, and with null when it stops. */
  readonly onPicture: (picture: HTMLVideoElement | null) => void;
}

export interface ScanDialogProps {
  readonly camera: CameraPort;
  readonly reader: CodeReader;
  /** Called once, with what the code says. */
  readonly onScan: (text: string) => void;
  readonly onClose: () => void;
}
