import { useState } from 'react';
import type { CameraPort } from '../../../engines/camera/index.ts';
import { Button } from '../../button/index.ts';
import { PhotoDialog } from '../index.ts';

export interface SampleProps {
  readonly camera: CameraPort;
  readonly onTaken?: (photo: File) => void;
}

/** A button, and the dialog it opens. */
export function Sample({ camera, onTaken }: SampleProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button opens={{ kind: 'dialog', isOpen }} onPress={() => setOpen(true)}>
        拍摄现场
      </Button>
      {isOpen && (
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
