import { useLingui } from '@lingui/react/macro';
import { SignaturePad } from '@milepost/kit/signature-pad';
import { Switch } from '@milepost/kit/switch';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { addSignature } from '../../data/profile/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useSession } from '../../auth/currentSession.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { UploadDialog } from './UploadDialog.tsx';

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
  const [isDefault, setDefault] = useState(true);
  const label = t`Signature`;
  const asDefault = <Switch label={t`Default signature`} isOn={isDefault} onText={t`Yes`} offText={t`No`} onChange={setDefault} />;
  if (way === 'upload')
    return (
      <UploadDialog
        title={t`Upload a signature`}
        label={label}
        use="annexpic"
        save={({ url }) => run({ signImg: url, isDefault })}
        isSaving={isRunning}
        onClose={onClose}
      >
        {asDefault}
      </UploadDialog>
    );
  return (
    <PictureDialog
      title={t`New signature`}
      save={drawn === null ? null : () => run({ signImg: drawn, isDefault })}
      isSaving={isRunning}
      isUploading={false}
      missing={t`Sign first`}
      onClose={onClose}
    >
      {(error, edited) => (
        <>
          <div data-autofocus>
            <SignaturePad
              label={label}
              isRequired
              error={error}
              personName={user.userName}
              onChange={(png) => {
                setDrawn(png);
                edited();
              }}
            />
          </div>
          {asDefault}
        </>
      )}
    </PictureDialog>
  );
}
