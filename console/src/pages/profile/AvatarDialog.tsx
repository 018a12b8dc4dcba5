import { useLingui } from '@lingui/react/macro';
import type { UploadedImage } from '@milepost/openapi/domains/file';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { saveAvatar } from '../../data/profile/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureUpload } from './PictureUpload.tsx';

/** Uploads an image and makes it the picture of the person. @source shell §7 (PUT Avatar) */
export default function AvatarDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { run, isRunning } = useWrite(saveAvatar(useApi()));
  const [images, setImages] = useState<UploadedImage[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [image] = images;
  return (
    <PictureDialog
      title={t`Change picture`}
      save={image ? () => run(image.fileId) : null}
      isSaving={isRunning}
      isUploading={isUploading}
      missing={t`Upload an image first`}
      onClose={onClose}
    >
      {(error, edited) => (
        <div data-autofocus>
          <PictureUpload
            label={t`Picture`}
            use="userAvatar"
            error={error}
            value={images}
            onUnderWay={setUploading}
            onChange={(next) => {
              setImages(next);
              edited();
            }}
          />
        </div>
      )}
    </PictureDialog>
  );
}
