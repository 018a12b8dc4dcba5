import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import type { RecordPrint } from './types.ts';
import * as css from './RecordViewer.css.ts';

/** Opens the print of the record; a form that is only tried out has none, and says so. @source forms §2.10 */
export function PrintButton({ print: { label, isPreview = false, isBusy = false, onPrint } }: { readonly print: RecordPrint }) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const reasonId = useId();
  const [isRefused, setRefused] = useState(false);
  const reason = t`Printing is not supported in preview`;
  function press() {
    if (!isPreview) return onPrint();
    setRefused(true);
    announcer.say(reason);
  }
  return (
    <>
      {isRefused && (
        <span id={reasonId} className={css.reason}>
          {reason}
        </span>
      )}
      <Button
        icon={Printer}
        isBusy={isBusy}
        busyLabel={t`Preparing the print`}
        describedBy={isRefused ? reasonId : undefined}
        onPress={press}
      >
        {label || t`Print`}
      </Button>
    </>
  );
}
