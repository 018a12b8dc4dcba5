import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { useTextLang } from '@milepost/kit/data-text';
import { SelectionBar } from '@milepost/kit/selection-bar';
import { Trash2 } from 'lucide';
import { BUTTONS, permitted, useCan } from '../../../permissions/index.ts';
import { useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyDialog } from '../../../lazy/index.ts';
import { severalRemovalOf } from '../definition/rowActions.ts';
import type { AnyResource, AnyRow, OpenedForSeveralProps } from '../definition/types.ts';
import type { ResourceActions } from './useResourceActions.ts';
import type { ResourceList } from '../list/useResourceList.ts';

interface BatchBarProps {
  readonly resource: AnyResource;
  readonly list: ResourceList;
  readonly actions: ResourceActions;
}

type Doing = 'enable' | 'disable' | 'remove';

/** Actions on several rows. */
export function BatchBar({ resource, list, actions }: BatchBarProps) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const langOf = useTextLang('either');
  const { toggle } = resource.actions;
  const removal = severalRemovalOf(resource);
  const several = permitted(resource.actions.several ?? [], can);
  /** Part that was opened, with the rows that were chosen then: they may leave the list while it is open. */
  const [opened, setOpened] = useState<{ readonly id: string; readonly rows: readonly AnyRow[] } | null>(null);
  const parts = useLazyBatchActions(resource);
  /** Button that was pressed, as long as what hangs on the rows is looked up, and until it is done with them. */
  const [busy, setBusy] = useState<Doing | null>(null);
  function begin(doing: Doing, act: (rows: readonly AnyRow[]) => Promise<boolean>) {
    setBusy(doing);
    void act(list.selected)
      .then((isBegun) => isBegun && list.selectNone())
      .finally(() => setBusy(null));
  }
  return (
    <>
      {list.selected.length > 0 && (
        <SelectionBar count={list.selected.length} onClear={list.selectNone}>
          {several.map(({ id, label }) => (
            <Button
              key={id}
              lang={langOf(i18n._(label))}
              opens={{ kind: 'dialog', isOpen: opened?.id === id }}
              onPress={() => setOpened({ id, rows: list.selected })}
            >
              {i18n._(label)}
            </Button>
          ))}
          {toggle !== undefined && can.button(BUTTONS.edit) && (
            <>
              <Button
                isBusy={busy === 'enable'}
                onPress={() => begin('enable', (rows) => actions.toggleAll(rows, true))}
              >{t`Enable`}</Button>
              <Button isBusy={busy === 'disable'} onPress={() => begin('disable', (rows) => actions.toggleAll(rows, false))}>
                {t`Disable`}
              </Button>
            </>
          )}
          {removal && can.button(removal.code) && (
            <Button
              variant="danger"
              // What has a word of its own, such as signing out, deletes nothing.
              {...(!removal.label && { icon: Trash2 })}
              lang={removal.label && langOf(i18n._(removal.label))}
              isBusy={busy === 'remove'}
              onPress={() => begin('remove', actions.removeAll)}
            >
              {removal.label ? i18n._(removal.label) : t`Delete`}
            </Button>
          )}
        </SelectionBar>
      )}
      {[...parts].map(
        ([id, Part]) =>
          opened?.id === id && <Part key={id} rows={opened.rows} onClose={() => setOpened(null)} onAgain={() => setOpened(opened)} />,
      )}
    </>
  );
}

/** Parts that actions on several rows open, each fetched when it is wanted. */
function useLazyBatchActions({ actions }: AnyResource) {
  return useMemo(
    () =>
      new Map(
        (actions.several ?? []).map(({ id, opens }) => [
          id,
          lazyDialog(opens as () => Promise<{ default: ComponentType<OpenedForSeveralProps<AnyRow>> }>),
        ]),
      ),
    [actions],
  );
}
