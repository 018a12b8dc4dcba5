import { useMemo, useState } from 'react';
import { Button } from '../../../primitives/button/index.ts';
import { ConfirmHost } from '../../../primitives/confirm/index.ts';
import { ImportWizard } from '../index.ts';
import { assetPorts, columnsIn } from './assets.ts';
import type { Language, PortsAsk } from './assets.ts';

export interface SampleProps extends PortsAsk {
  readonly openLabel?: string;
  readonly explanation?: string;
  /** The columns there should be are known before the file is sent; the first two are required. */
  readonly hasHead?: boolean;
  /** Hears when the wizard was closed. */
  readonly onClosed?: () => void;
}

const headIn = (language: Language) => ({ columns: columnsIn(language).map((column, at) => ({ ...column, isRequired: at < 2 })) });

/** The wizard behind a button, with a server in the page. */
export function Sample({ openLabel = '导入', explanation, hasHead = false, onClosed, ...ask }: SampleProps) {
  const [isOpen, setOpen] = useState(false);
  const key = JSON.stringify(ask);
  const given = useMemo(() => JSON.parse(key) as PortsAsk, [key]);
  const ports = useMemo(() => assetPorts(given), [given]);
  return (
    <ConfirmHost>
      <Button opens={{ kind: 'dialog', isOpen }} onPress={() => setOpen(true)}>
        {openLabel}
      </Button>
      {isOpen && (
        <ImportWizard
          {...(explanation && { explanation })}
          {...(hasHead && { head: headIn(given.language ?? 'zh') })}
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
