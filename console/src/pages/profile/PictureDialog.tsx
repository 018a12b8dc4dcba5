import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFeedback } from '../../feedback/index.ts';
import { useDiscardGuard } from './useDiscardGuard.ts';

interface PictureDialogProps {
  readonly title: string;
  /** Saves what was made; null while nothing was. Answers the server's sentence. */
  readonly save: (() => Promise<{ readonly msg: string }>) | null;
  readonly isSaving: boolean;
  /** True while something is being uploaded, which leaving would call off. */
  readonly isUploading: boolean;
  /** Said where there is nothing to save yet. */
  readonly missing: string;
  readonly onClose: () => void;
  /** @param error what stands against saving, or nothing @param edited to be called when something was made or taken away */
  readonly children: (error: string, edited: () => void) => ReactNode;
}

/** A picture of the person that is made or uploaded, and saved once; leaving it asks first. */
export function PictureDialog({ title, save, isSaving, isUploading, missing, onClose, children }: PictureDialogProps) {
  const { t } = useLingui();
  const feedback = useFeedback();
  const [wasMissing, setWasMissing] = useState(false);
  const mayLeave = useDiscardGuard(save !== null || isUploading);
  const leave = async () => {
    if (await mayLeave()) onClose();
  };
  async function press() {
    if (isSaving) return;
    if (!save) {
      setWasMissing(true);
      return;
    }
    try {
      feedback.success('save', (await save()).msg);
      onClose();
    } catch (failure) {
      feedback.failure(failure);
    }
  }
  return (
    <Dialog
      title={title}
      widthPx={600}
      guard={mayLeave}
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => void leave()}>{t`Cancel`}</Button>
          <Button variant="primary" isBusy={isSaving} busyLabel={t`Saving`} onPress={() => void press()}>
            {t`Save`}
          </Button>
        </>
      }
    >
      {children(wasMissing && !save ? missing : '', () => setWasMissing(false))}
    </Dialog>
  );
}
