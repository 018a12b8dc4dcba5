import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { photoName } from '../../engines/camera/index.ts';
import { useMediaQuery } from '../../engines/media-query/index.ts';
import { PendingOverlay } from '../../engines/overlay-registry/index.ts';
import { renamed, stemOf } from '../../engines/upload/index.ts';
import type { UploadRules } from '../../engines/upload/index.ts';
import { lazyComponent, lazyPart } from '../lazy/index.ts';
import { input } from './UploadField.css.ts';
import type { StoredUpload, UploadPorts } from './types.ts';

const PhotoDialog = lazyComponent(
  lazyPart(async () => (await import('../photo-dialog/index.ts')).PhotoDialog),
  { waiting: <PendingOverlay /> },
);

/** A device of the hand alone has a camera program of its own, which takes better photos than a page. */
const HAND_DEVICE = '(hover: none) and (pointer: coarse)';

interface PhotoOptions {
  readonly camera: UploadPorts<StoredUpload>['camera'];
  readonly accept: NonNullable<UploadRules['accept']>;
  /** False, with the reason told, where no more files fit. */
  readonly mayAdd: () => boolean;
  /** Called with the photo; `isNamed` when the person has named it. */
  readonly onPhoto: (photo: File, isNamed: boolean) => void;
}

interface Photo {
  /** Left out where this field takes no images or this device no photos. */
  readonly take?: () => void;
  readonly parts: ReactNode;
}

/** Photos for a field: by the camera program of a phone, elsewhere in a dialog. @reading R-672 */
export function usePhoto({ camera, accept, mayAdd, onPhoto }: PhotoOptions): Photo {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const native = useRef<HTMLInputElement>(null);
  const isHandDevice = useMediaQuery(HAND_DEVICE);
  if (camera === undefined || (accept.length > 0 && !accept.includes('image'))) return { parts: null };
  if (camera === null && !isHandDevice) return { parts: null };
  if (isHandDevice || camera === null)
    return {
      take: () => mayAdd() && native.current?.click(),
      parts: (
        <input
          ref={native}
          type="file"
          className={input}
          tabIndex={-1}
          aria-hidden="true"
          accept="image/*"
          capture="environment"
          onChange={(event) => {
            const [photo] = event.target.files ?? [];
            event.target.value = '';
            // A phone calls every photo the same.
            if (photo) onPhoto(renamed(photo, stemOf(photoName(t`Photo`, new Date(photo.lastModified)))), false);
          }}
        />
      ),
    };
  const close = () => setOpen(false);
  return {
    take: () => mayAdd() && setOpen(true),
    parts: isOpen && (
      <PhotoDialog
        camera={camera}
        onTaken={(photo) => {
          close();
          onPhoto(photo, true);
        }}
        onClose={close}
      />
    ),
  };
}
