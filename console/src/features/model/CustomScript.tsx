import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import type { ModelRow } from '../../data/model/compile/index.ts';
import type { OpenedProps } from '../resource/index.ts';

export interface CustomScriptProps extends OpenedProps<ModelRow> {
  /** Words of the button. */
  readonly label: string;
}

/** Answer of a button that runs a script: nothing of a design is ever run. @reading R-770 */
export function CustomScript({ label, onClose }: CustomScriptProps) {
  const { t } = useLingui();
  return (
    <Dialog title={label} widthPx={600} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      {t`This button runs a script of the design, and scripts do not run here. Nothing was changed; whoever designs the list can give it a form or a data interface instead.`}
    </Dialog>
  );
}
