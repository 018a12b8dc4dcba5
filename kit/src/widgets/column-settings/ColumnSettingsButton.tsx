import { useLingui } from '@lingui/react/macro';
import { Columns3 } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../../primitives/button/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { lazyPart } from '../../primitives/lazy/index.ts';
import { rootProps } from '../../primitives/parts/index.ts';
import type { ColumnSettingsButtonProps } from './types.ts';

const drawerPart = lazyPart(() => import('./ColumnSettingsDrawer.tsx').then((part) => part.default));

/** Opens the column settings. The drawer is fetched when the pointer or the focus reaches the button. */
export function ColumnSettingsButton(props: ColumnSettingsButtonProps) {
  const { settings, parts } = props;
  const { t } = useLingui();
  const { announcer } = useKit();
  const [Drawer, setDrawer] = useState<{ readonly part: NonNullable<ReturnType<typeof drawerPart.arrived>> } | null>(null);
  const failed = t`The column settings did not load. Press again to retry.`;
  const fetchAhead = () => void drawerPart.fetch().catch(() => undefined);

  function open() {
    const here = drawerPart.arrived();
    if (here) return setDrawer({ part: here });
    drawerPart.fetch().then(
      (part) => setDrawer({ part }),
      () => announcer.say(failed, 'assertive'),
    );
  }
  return (
    <span {...rootProps(props, undefined)} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      <IconButton
        icon={Columns3}
        size="control"
        label={t`Column settings`}
        opens={{ kind: 'dialog', isOpen: Drawer !== null }}
        onPress={open}
      />
      {Drawer && <Drawer.part settings={settings} {...(parts && { parts })} onClose={() => setDrawer(null)} />}
    </span>
  );
}
