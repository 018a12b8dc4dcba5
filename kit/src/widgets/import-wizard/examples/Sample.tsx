import { useMemo, useState } from 'react';
import { Button } from '../../../primitives/button/index.ts';
import { ConfirmHost } from '../../../primitives/confirm/index.ts';
import { ImportWizard } from '../index.ts';
import { assetPorts } from './assets.ts';
import type { PortsAsk } from './assets.ts';

export interface SampleProps extends PortsAsk {
  readonly openLabel?: string;
  readonly explanation?: string;
  /** Hears when the wizard was closed. */
  readonly onClosed?: () => void;
}

/** The wizard behind a button, with a server in the page. */
export function Sample({ openLabel = '导入', explanation, onClosed, ...ask }: SampleProps) {
  const [isOpen, setOpen] = useState(false);
  const key = JSON.stringify(ask);
  const ports = useMemo(() => assetPorts(JSON.parse(key) as PortsAsk), [key]);
  return (
    <ConfirmHost>
      <Button opens={{ kind: 'dialog', isOpen }} onPress={() => setOpen(true)}>
        {openLabel}
      </Button>
      {isOpen && (
        <ImportWizard
          {...(explanation && { explanation })}
          ports={ports}
          onClose={() => {
            setOpen(false);
            onClosed?.();
          }}
        />
      )}
    </ConfirmHost>
  );
}
