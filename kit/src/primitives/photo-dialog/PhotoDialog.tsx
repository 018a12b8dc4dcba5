import { useLingui } from '@lingui/react/macro';
import { Camera, RotateCw } from 'lucide';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { photoName } from '../../engines/camera/index.ts';
import { renamed, stemOf } from '../../engines/upload/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { TextField } from '../text-field/index.ts';
import { CameraView } from '../camera/index.ts';
import * as css from './PhotoDialog.css.ts';
import { takePhoto } from './takePhoto.ts';
import type { PhotoDialogProps } from './types.ts';

/** Takes a photo with the camera of this device: seen before it is kept, and named. @reading R-672 */
export function PhotoDialog({ camera, onTaken, onClose }: PhotoDialogProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const nameId = useId();
  const [picture, setPicture] = useState<HTMLVideoElement | null>(null);
  const [photo, setPhoto] = useState<File | null>(null);
  const [stem, setStem] = useState('');
  const isNameless = stem.trim() === '';
  const isTaking = useRef(false);
  const taken = photo !== null;
  // The camera's button is gone: what a person does next is naming.
  useEffect(() => {
    if (taken) document.getElementById(nameId)?.focus();
  }, [taken, nameId]);

  async function take() {
    if (!picture || isTaking.current) return;
    isTaking.current = true;
    const bytes = await takePhoto(picture);
    isTaking.current = false;
    if (!bytes) return announcer.say(t`The photo could not be taken`, 'assertive');
    const name = photoName(t`Photo`, new Date());
    setStem(stemOf(name));
    setPhoto(new File([bytes], name, { type: 'image/jpeg' }));
    announcer.say(t`Photo taken`);
  }
  const use = () => photo && !isNameless && onTaken(renamed(photo, stem.trim()));
  return (
    <Dialog
      title={t`Take a photo`}
      widthPx={800}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          {taken && <Button icon={RotateCw} onPress={() => setPhoto(null)}>{t`Take it again`}</Button>}
          {taken ? (
            <Button variant="primary" onPress={use}>{t`Use the photo`}</Button>
          ) : (
            <Button variant="primary" icon={Camera} isDisabled={picture === null} onPress={() => void take()}>{t`Take the photo`}</Button>
          )}
        </>
      }
    >
      {photo ? (
        <form
          className={css.pane}
          onSubmit={(event) => {
            event.preventDefault();
            // The form below the dialog is none of its own.
            event.stopPropagation();
            use();
          }}
        >
          <Taken photo={photo} label={t`The photo that was taken`} />
          <TextField
            id={nameId}
            label={t`File name`}
            isRequired
            suffix=".jpg"
            value={stem}
            onChange={setStem}
            error={isNameless ? t`Give the file a name` : undefined}
          />
        </form>
      ) : (
        <CameraView camera={camera} label={t`Picture of the camera`} onPicture={setPicture} />
      )}
    </Dialog>
  );
}

function Taken({ photo, label }: { readonly photo: File; readonly label: string }) {
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(photo);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [photo],
  );
  return <img ref={draw} className={css.taken} alt={label} />;
}
