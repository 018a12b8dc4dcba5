import { useLingui } from '@lingui/react/macro';
import { ScanLine } from 'lucide';
import { useState } from 'react';
import { browserCamera, browserCodeReader } from '../../engines/camera/index.ts';
import { PendingOverlay } from '../../engines/overlay-registry/index.ts';
import { IconButton } from '../button/index.ts';
import { controlAction } from '../control/index.ts';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { lazyComponent, lazyPart } from '../lazy/index.ts';

const ScanDialog = lazyComponent(
  lazyPart(async () => (await import('../camera/index.ts')).ScanDialog),
  { waiting: <PendingOverlay /> },
);

interface ScanButtonProps {
  /** Name of its field. */
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onScan: (text: string) => void;
}

/** Scans with the camera where this browser reads codes; elsewhere a sign that a scanner may type here. @reading R-673 */
export default function ScanButton({ label, isDisabled, onScan }: ScanButtonProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [camera] = useState(browserCamera);
  const [reader] = useState(browserCodeReader);
  const [isOpen, setOpen] = useState(false);
  if (isDisabled || camera === null || reader === null) return <Icon of={ScanLine} />;
  const close = () => setOpen(false);
  return (
    <>
      <span className={controlAction}>
        <IconButton icon={ScanLine} size="row" label={t`Scan with the camera: ${{ label }}`} onPress={() => setOpen(true)} />
      </span>
      {isOpen && (
        <ScanDialog
          camera={camera}
          reader={reader}
          onScan={(value) => {
            close();
            onScan(value);
            announcer.say(t`Scanned: ${value}`);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
