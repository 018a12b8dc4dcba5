import { useLingui } from '@lingui/react/macro';
import { SignaturePad } from '@milepost/kit/signature-pad';
import { Switch } from '@milepost/kit/switch';
import type { UploadedImage } from '@milepost/openapi/domains/file';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { addSignature } from '../../data/profile/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useSession } from '../../session/currentSession.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureUpload } from './PictureUpload.tsx';

interface SignatureDialogProps {
  readonly way: 'sign' | 'upload';
  readonly onClose: () => void;
}

/** Keeps a new signature: drawn, typed, or an image of one. @source shell §7 (POST SignImg) */
export default function SignatureDialog({ way, onClose }: SignatureDialogProps) {
  const { t } = useLingui();
  const { user } = useSession().currentUser;
  const { run, isRunning } = useWrite(addSignature(useApi()));
  const [drawn, setDrawn] = useState<string | null>(null);
  const [images, setImages] = useState<UploadedImage[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [isDefault, setDefault] = useState(true);
  const isSigned = way === 'sign';
  const signImg = isSigned ? drawn : (images[0]?.url ?? null);
  return (
    <PictureDialog
      title={isSigned ? t`New signature` : t`Upload a signature`}
      save={signImg === null ? null : () => run({ signImg, isDefault })}
      isSaving={isRunning}
      isUploading={isUploading}
      missing={isSigned ? t`Sign first` : t`Upload an image first`}
      onClose={onClose}
    >
      {(error, edited) => (
        <>
          <div data-autofocus>
            {isSigned ? (
              <SignaturePad
                label={t`Signature`}
                isRequired
                error={error}
                personName={user.userName}
                onChange={(png) => {
                  setDrawn(png);
                  edited();
                }}
              />
            ) : (
              <PictureUpload
                label={t`Signature`}
                use="annexpic"
                error={error}
                value={images}
                onUnderWay={setUploading}
                onChange={(next) => {
                  setImages(next);
                  edited();
                }}
              />
            )}
          </div>
          <Switch label={t`Default signature`} isOn={isDefault} onText={t`Yes`} offText={t`No`} onChange={setDefault} />
        </>
      )}
    </PictureDialog>
  );
}
