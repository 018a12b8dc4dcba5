import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { ImageUpload } from '@milepost/kit/image-upload';
import type { UploadedImage } from '@milepost/openapi/domains/file';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { imageAddress } from '../../data/file/index.ts';
import { saveAvatar } from '../../data/profile/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';
import { useDiscardGuard } from './useDiscardGuard.ts';
import { useImageSend } from './useImageSend.ts';
import { useLinkWorld } from '../../session/useLinkWorld.ts';

/** @source shell §9 (image limit 5 MB) */
const RULES = { limit: 1, maxSize: { size: 5, unit: 'MB' } } as const;

/** Uploads an image and makes it the picture of the person. @source shell §7 (PUT Avatar) */
export default function AvatarDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const feedback = useFeedback();
  const world = useLinkWorld();
  const send = useImageSend('userAvatar');
  const { run, isRunning } = useWrite(saveAvatar(useApi()));
  const [images, setImages] = useState<UploadedImage[]>([]);
  const [error, setError] = useState('');
  const [image] = images;
  const mayLeave = useDiscardGuard(image !== undefined);
  const leave = async () => {
    if (await mayLeave()) onClose();
  };
  async function save() {
    if (isRunning) return;
    if (!image) {
      setError(t`Upload an image first`);
      return;
    }
    try {
      feedback.success('save', (await run(image.fileId)).msg);
      onClose();
    } catch (failure) {
      feedback.failure(failure);
    }
  }
  return (
    <Dialog
      title={t`Change picture`}
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
      <ImageUpload
        label={t`Picture`}
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
    </Dialog>
  );
}
