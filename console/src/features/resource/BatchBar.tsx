import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { SelectionBar } from '@milepost/kit/selection-bar';
import { Trash2 } from 'lucide';
import { BUTTONS, useCan } from '../../permissions/index.ts';
import type { AnyResource } from './types.ts';
import type { ResourceActions } from './useResourceActions.ts';
import type { ResourceList } from './useResourceList.ts';

interface BatchBarProps {
  readonly resource: AnyResource;
  readonly list: ResourceList;
  readonly actions: ResourceActions;
}

/** Actions on several rows. */
export function BatchBar({ resource, list, actions }: BatchBarProps) {
  const { t } = useLingui();
  const can = useCan();
  const { toggle, remove } = resource.actions;
  const switchAll = (isOn: boolean) => void actions.toggleAll(list.selected, isOn).then(list.selectNone);
  return (
    <SelectionBar count={list.selected.length} onClear={list.selectNone}>
      {toggle !== undefined && can.button(BUTTONS.edit) && (
        <>
          <Button onPress={() => switchAll(true)}>{t`Enable`}</Button>
          <Button onPress={() => switchAll(false)}>{t`Disable`}</Button>
        </>
      )}
      {remove !== undefined && can.button(BUTTONS.remove) && (
        <Button
          variant="danger"
          icon={Trash2}
          onPress={() => void actions.removeAll(list.selected).then((isBegun) => isBegun && list.selectNone())}
        >
          {t`Delete`}
        </Button>
      )}
    </SelectionBar>
  );
}
