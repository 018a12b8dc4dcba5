import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';

/** Notice in place of what would read or write records that are no samples. */
export function NotTried({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      widthPx={600}
      title={t`Not part of a trial`}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t`Close`}
        </Button>
      }
    >
      {t`This button works with real records, and a trial touches none. That it is here, and for whom, can be tried; what it does can be used once the design is released.`}
    </Dialog>
  );
}
