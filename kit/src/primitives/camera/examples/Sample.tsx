import { useState } from 'react';
import type { CameraPort, CodeReader } from '../../../engines/camera/index.ts';
import { Button } from '../../button/index.ts';
import { PhotoDialog, ScanDialog } from '../index.ts';

export interface SampleProps {
  readonly camera: CameraPort;
  /** Codes are read in place of taking a photo. */
  readonly reader?: CodeReader;
  readonly onTaken?: (photo: File) => void;
  readonly onScan?: (text: string) => void;
}

/** A button, and the dialog it opens. */
export function Sample({ camera, reader, onTaken, onScan }: SampleProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button opens={{ kind: 'dialog', isOpen }} onPress={() => setOpen(true)}>
        {reader ? '扫描设备' : '拍摄现场'}
      </Button>
      {isOpen && reader && (
        <ScanDialog
          camera={camera}
          reader={reader}
          onClose={close}
          onScan={(text) => {
            close();
            onScan?.(text);
          }}
        />
      )}
      {isOpen && !reader && (
        <PhotoDialog
          camera={camera}
          onClose={close}
          onTaken={(photo) => {
            close();
            onTaken?.(photo);
          }}
        />
      )}
    </>
  );
}
