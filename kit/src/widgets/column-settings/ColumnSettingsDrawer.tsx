/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a grid of controls with one tab stop, which a list element cannot be */
import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide';
import { useId } from 'react';
import { useHandleDrag } from '../../engines/sorting/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmHost, useAsk } from '../../primitives/confirm/index.ts';
import { Drawer } from '../../primitives/drawer/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { columnCount, list, onlyLocal, onlyLocalIcon } from './ColumnSettings.css.ts';
import { SettingsRow } from './SettingsRow.tsx';
import { isSameOrder, shownCount } from './draft.ts';
import type { ColumnSettingsDrawerProps } from './types.ts';
import { useSettingsDraft } from './useSettingsDraft.ts';
import { useSettingsList } from './useSettingsList.ts';

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

function SettingsPanel({ settings, onClose }: ColumnSettingsDrawerProps) {
  const { t } = useLingui();
  const confirm = useAsk();
  const countId = useId();
  const actions = useSettingsDraft(settings.listed, settings.defaults);
  const { draft, toggle, pin, moveTo, restore, undo } = actions;
  const { listRef, active, listProps, pressHandle } = useSettingsList(actions);
  const drag = useHandleDrag(listRef, actions);
  const total = draft.columns.length;
  const shown = shownCount(draft);
  const isChanged = !isSameOrder(draft.columns, settings.listed);
  const mayDrop = () =>
    confirm({
      title: t`Discard the changes to the columns?`,
      body: t`They have not been applied.`,
      confirmLabel: t`Discard`,
      cancelLabel: t`Keep editing`,
      tone: 'danger',
    });
  const apply = () => {
    settings.apply(draft.columns);
    onClose();
  };

  return (
    <Drawer
      title={t`List display settings`}
      widthPx={320}
      onClose={onClose}
      guard={isChanged ? mayDrop : undefined}
      bodyFit="edge-to-edge"
      tools={
        <>
          <span id={countId} className={columnCount}>
            {t`${total} columns, ${shown} shown`}
          </span>
          {draft.undo && <Button variant="text" onPress={undo}>{t`Undo`}</Button>}
          <Button variant="accent" onPress={restore}>{t`Restore defaults`}</Button>
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
      <div ref={listRef} role="grid" aria-label={t`Column display settings`} aria-describedby={countId} className={list} {...listProps}>
        {draft.columns.map((column, place) => (
          // Rows stay where they are, their columns change: no element that has the focus or the pointer is moved.
          <SettingsRow
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={place}
            column={column}
            place={place}
            total={total}
            isGrabbed={draft.grabbed?.prop === column.prop}
            activePart={active.prop === column.prop ? active.part : null}
            drag={drag(column.prop)}
            onHandle={() => pressHandle(column.prop)}
            onToggle={() => toggle(column.prop)}
            onMove={(step) => moveTo(column.prop, place + step)}
            onPin={() => pin(column.prop)}
          />
        ))}
      </div>
    </Drawer>
  );
}
