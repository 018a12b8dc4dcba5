import { useState } from 'react';
import type { CameraPort, CodeReader } from '../../../engines/camera/index.ts';
import { Button } from '../../button/index.ts';
import { ScanDialog } from '../index.ts';

export interface SampleProps {
  readonly camera: CameraPort;
  readonly reader: CodeReader;
  readonly onScan?: (text: string) => void;
}

/** A button, and the dialog it opens. */
export function Sample({ camera, reader, onScan }: SampleProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button opens={{ kind: 'dialog', isOpen }} onPress={() => setOpen(true)}>
        扫描设备
      </Button>
      {isOpen && (
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
    </>
  );
}
