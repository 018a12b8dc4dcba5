import { useLingui } from '@lingui/react/macro';
import type { UploadedImage } from '@milepost/openapi/domains/file';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FileUse } from '../../data/file/index.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureUpload } from './PictureUpload.tsx';

interface UploadDialogProps {
  readonly title: string;
  /** Name of the image. */
  readonly label: string;
  readonly use: FileUse;
  /** Saves the image that was uploaded. Answers the server's sentence. */
  readonly save: (image: UploadedImage) => Promise<{ readonly msg: string }>;
  readonly isSaving: boolean;
  readonly onClose: () => void;
  /** Further fields, below the image. */
  readonly children?: ReactNode;
}

/** One image of the person, uploaded and saved. @source shell §7 */
export function UploadDialog({ title, label, use, save, isSaving, onClose, children }: UploadDialogProps) {
  const { t } = useLingui();
  const [images, setImages] = useState<UploadedImage[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [image] = images;
  return (
    <PictureDialog
      title={title}
      save={image ? () => save(image) : null}
      isSaving={isSaving}
      isUploading={isUploading}
      missing={t`Upload an image first`}
      onClose={onClose}
    >
      {(error, edited) => (
        <>
          <div data-autofocus>
            <PictureUpload
              label={label}
              use={use}
              error={error}
              value={images}
              onUnderWay={setUploading}
              onChange={(next) => {
                setImages(next);
                edited();
              }}
            />
          </div>
          {children}
        </>
      )}
    </PictureDialog>
  );
}
