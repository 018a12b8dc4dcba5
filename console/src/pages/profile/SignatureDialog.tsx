import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { ImageUpload } from '@milepost/kit/image-upload';
import { SignaturePad } from '@milepost/kit/signature-pad';
import { Switch } from '@milepost/kit/switch';
import type { UploadedImage } from '@milepost/openapi/domains/file';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { imageAddress } from '../../data/file/index.ts';
import { addSignature } from '../../data/profile/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';
import { useSession } from '../../session/currentSession.ts';
import { useDiscardGuard } from './useDiscardGuard.ts';
import { useImageSend } from './useImageSend.ts';
import { useLinkWorld } from '../../session/useLinkWorld.ts';

interface SignatureDialogProps {
  readonly way: 'sign' | 'upload';
  readonly onClose: () => void;
}

/** @source shell §9 (image limit 5 MB) */
const RULES = { limit: 1, maxSize: { size: 5, unit: 'MB' } } as const;

/** Keeps a new signature: drawn, typed, or an image of one. @source shell §7 (POST SignImg) */
export default function SignatureDialog({ way, onClose }: SignatureDialogProps) {
  const { t } = useLingui();
  const feedback = useFeedback();
  const world = useLinkWorld();
  const { user } = useSession().currentUser;
  const send = useImageSend('annexpic');
  const { run, isRunning } = useWrite(addSignature(useApi()));
  const [drawn, setDrawn] = useState<string | null>(null);
  const [images, setImages] = useState<UploadedImage[]>([]);
  const [isDefault, setDefault] = useState(true);
  const [error, setError] = useState('');
  const signImg = way === 'sign' ? drawn : (images[0]?.url ?? null);
  const mayLeave = useDiscardGuard(signImg !== null);
  const leave = async () => {
    if (await mayLeave()) onClose();
  };
  async function save() {
    if (isRunning) return;
    if (signImg === null) {
      setError(way === 'sign' ? t`Sign first` : t`Upload an image first`);
      return;
    }
    try {
      feedback.success('save', (await run({ signImg, isDefault })).msg);
      onClose();
    } catch (failure) {
      feedback.failure(failure);
    }
  }
  return (
    <Dialog
      title={way === 'sign' ? t`New signature` : t`Upload a signature`}
      widthPx={600}
      guard={mayLeave}
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => void leave()}>{t`Cancel`}</Button>
          <Button variant="primary" isBusy={isRunning} busyLabel={t`Saving`} onPress={() => void save()}>
            {t`Save`}
          </Button>
        </>
      }
    >
      {way === 'sign' ? (
        <SignaturePad
          label={t`Signature`}
          isRequired
          error={error}
          personName={user.userName}
          onChange={(png) => {
            setDrawn(png);
            setError('');
          }}
        />
      ) : (
        <ImageUpload
          label={t`Signature`}
          isRequired
          error={error}
          rules={RULES}
          value={images}
          ports={{ send, addressOf: ({ url }) => imageAddress(url, world) }}
          onChange={(next) => {
            setImages(next);
            setError('');
          }}
        />
      )}
      <Switch label={t`Default signature`} isOn={isDefault} onText={t`Yes`} offText={t`No`} onChange={setDefault} />
    </Dialog>
  );
}
