import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { useFocusReturn } from '@milepost/kit/engines/layer-stack';
import type { DesignReference } from '@milepost/openapi/domains/design';
import { useState } from 'react';
import { useDesigner } from '../designer/useDesigner.ts';
import { MissingDialog } from './MissingDialog.tsx';
import { useMissing } from './missing.ts';
import { referenceId } from './referenceId.ts';

const NONE: ReadonlySet<string> = new Set();

/** Notice of the things a design names that are not here, until it is said of each what stands in its place, or that it stays. */
export function MissingReferences() {
  const { isReadOnly } = useDesigner();
  const missing = useMissing();
  const [left, setLeft] = useState(NONE);
  const [isOpen, setOpen] = useState(false);
  const asked = missing.filter((one) => !left.has(referenceId(one)));
  const leave = (some: readonly DesignReference[]) => {
    setLeft(new Set([...left, ...some.map(referenceId)]));
    setOpen(false);
  };
  if (isReadOnly) return null;
  return (
    <>
      {asked.length > 0 && <Notice count={asked.length} onOpen={() => setOpen(true)} onLeave={() => leave(asked)} />}
      {isOpen && <MissingDialog missing={asked} onDone={leave} onClose={() => setOpen(false)} />}
    </>
  );
}

interface NoticeProps {
  readonly count: number;
  readonly onOpen: () => void;
  readonly onLeave: () => void;
}

function Notice({ count, onOpen, onLeave }: NoticeProps) {
  const { t } = useLingui();
  // The button that was pressed goes with the notice.
  const ref = useFocusReturn();
  return (
    <div ref={ref} data-missing="">
      <Alert
        tone="warning"
        urgency="polite"
        title={t`${plural(count, { one: '# thing this design names is not here', other: '# things this design names are not here' })}`}
        description={t`The design comes from another installation, or they were deleted or disabled. Choose what stands in their place.`}
        action={<Button opens={{ kind: 'dialog', isOpen: false }} onPress={onOpen}>{t`Choose…`}</Button>}
        onClose={onLeave}
      />
    </div>
  );
}
