import { useState } from 'react';
import { useButton } from '../headless.ts';

/** A button in markup of one's own that is busy once it was pressed. */
export function OwnButton({ onPress }: { readonly onPress?: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const { getButtonProps } = useButton({
    isBusy,
    busyMessage: '保存中',
    onPress() {
      setBusy(true);
      onPress?.();
    },
  });
  return <button {...getButtonProps({ className: 'own' })}>保存</button>;
}
