import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import { WINDOW_FEATURES } from '@milepost/openapi/guards';
import type { LinkVerdict } from '@milepost/openapi/guards';
import { useEffect } from 'react';
import { BackHome } from '../../routing/BackHome.tsx';
import { useNavigate } from '../../routing/index.ts';
import { openWindow } from '../../auth/linkContext.ts';
import { Framed } from './Framed.tsx';
import * as css from './ExternalView.css.ts';

interface ExternalViewProps {
  readonly verdict: LinkVerdict;
  /** Name of the page, also of the frame. */
  readonly name: string;
}

/**
 * An address of another host inside the console: framed where the deployment lists the host, otherwise a page that says where
 * the person would go, and goes there only when told to. @source shell §2.1, §2.3
 */
export function ExternalView({ verdict, name }: ExternalViewProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const path = verdict.kind === 'page' ? verdict.path : null;
  useEffect(() => {
    if (path !== null) navigate({ to: path, replace: true });
  }, [path, navigate]);
  switch (verdict.kind) {
    case 'frame':
      return <Framed key={verdict.href} href={verdict.href} sandbox={verdict.sandbox} name={name} />;
    case 'leave':
    case 'window': {
      const host = new URL(verdict.href).host;
      return (
        <StatePanel
          kind="soon"
          title={t`This page belongs to ${host}`}
          headingLevel={1}
          actions={
            <Button variant="primary" onPress={() => openWindow(verdict.href, WINDOW_FEATURES)}>
              {t`Open in a new window`}
            </Button>
          }
        >
          {t`It is not part of this console and is not shown inside it. Go there only if you know the address:`}
          <p className={css.address}>{verdict.href}</p>
        </StatePanel>
      );
    }
    case 'refused':
    case 'fetch': {
      const isHostMissing = verdict.kind === 'refused' && verdict.reason === 'noVisualisationHost';
      return (
        <StatePanel
          kind="failed"
          title={isHostMissing ? t`“${name}” cannot be opened here` : t`This address is not opened`}
          headingLevel={1}
          actions={<BackHome />}
        >
          {isHostMissing
            ? t`The menu entry is right, but no data visualisation host is configured for this system. Ask your administrator to configure it.`
            : t`It is damaged, not encrypted, or leads to a place that the console must not open. Ask whoever sent you the link.`}
        </StatePanel>
      );
    }
    case 'page':
      return null;
  }
}
