import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { readCode } from '../../engines/camera/index.ts';
import { systemClock } from '../../engines/clock/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { CameraView } from './CameraView.tsx';
import * as css from './Camera.css.ts';
import type { ScanDialogProps } from './types.ts';

/** Time between two looks at the picture: a hand has moved by then. */
const LOOK_EVERY_MS = 200;

/** Reads a barcode or QR code with the camera of this device, and closes with the first one. @reading R-673 */
export function ScanDialog({ camera, reader, onScan, onClose }: ScanDialogProps) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<HTMLVideoElement | null>(null);
  const found = useEffectEvent((text: string) => onScan(text));
  useEffect(() => {
    if (!picture) return undefined;
    let isOver = false;
    let stopWaiting = () => {};
    const look = async () => {
      const text = await readCode(reader, picture);
      if (isOver) return;
      if (text === null) stopWaiting = systemClock.after(LOOK_EVERY_MS, () => void look());
      else found(text);
    };
    void look();
    return () => {
      isOver = true;
      stopWaiting();
    };
  }, [picture, reader]);
  return (
    <Dialog title={t`Scan a code`} widthPx={600} onClose={onClose} footer={<Button onPress={onClose}>{t`Cancel`}</Button>}>
      <div className={css.pane}>
        <CameraView camera={camera} label={t`Picture of the camera`} onPicture={setPicture} />
        <p>{t`Hold the barcode or QR code into the picture.`}</p>
      </div>
    </Dialog>
  );
}
