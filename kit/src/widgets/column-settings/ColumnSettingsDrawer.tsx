import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmHost, useAsk } from '../../primitives/confirm/index.ts';
import { Drawer } from '../../primitives/drawer/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useMessages } from '../../primitives/lingui/index.ts';
import { partProps } from '../../primitives/parts/index.ts';
import { columnCount, list, onlyLocal, onlyLocalIcon } from './ColumnSettings.css.ts';
import { SettingsRow } from './SettingsRow.tsx';
import { useColumnPanel } from './headless.ts';
import { columnPanelMessages } from './messages.ts';
import type { ColumnSettingsDrawerProps } from './types.ts';

/**
 * Drawer for the columns a list shows, and their order; nothing changes before OK. Left by Escape or its cross with changes
 * that were not applied, it asks. @source forms §2.9, §9
 */
export default function ColumnSettingsDrawer(props: ColumnSettingsDrawerProps) {
  // Its own host: an application need not have one.
  return (
    <ConfirmHost>
      <SettingsPanel {...props} />
    </ConfirmHost>
  );
}

function SettingsPanel({ settings, parts, onClose }: ColumnSettingsDrawerProps) {
  const { t } = useLingui();
  const confirm = useAsk();
  const messages = useMessages(columnPanelMessages);
  const panel = useColumnPanel({ settings, label: t`Column display settings`, messages });
  const mayDrop = () =>
    confirm({
      title: t`Discard the changes to the columns?`,
      body: t`They have not been applied.`,
      confirmLabel: t`Discard`,
      cancelLabel: t`Keep editing`,
      tone: 'danger',
    });
  const apply = () => {
    panel.apply();
    onClose();
  };

  return (
    <Drawer
      title={t`List display settings`}
      widthPx={320}
      onClose={onClose}
      guard={panel.isChanged ? mayDrop : undefined}
      bodyFit="edge-to-edge"
      tools={
        <>
          <span {...panel.getCountProps(partProps(parts, 'count', columnCount))}>{panel.countText}</span>
          {panel.canUndo && <Button variant="text" onPress={panel.undo}>{t`Undo`}</Button>}
          <Button variant="accent" onPress={panel.restore}>{t`Restore defaults`}</Button>
          {settings.isOnlyLocal && (
            <p className={onlyLocal}>
              <span className={onlyLocalIcon}>
                <Icon of={TriangleAlert} size="s" />
              </span>
              {t`Kept in this browser only: the server did not save it.`}
            </p>
          )}
        </>
      }
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={apply}>{t`OK`}</Button>
        </>
      }
    >
      <div {...panel.getListProps(partProps(parts, 'list', list))}>
        {panel.rows.map((view, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows stay where they are, their columns change
          <SettingsRow key={place} view={view} parts={parts} />
        ))}
      </div>
    </Drawer>
  );
}
