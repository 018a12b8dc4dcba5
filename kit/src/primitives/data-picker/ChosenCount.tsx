import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide';
import { canUndo, shownChoices } from '../../engines/pick/index.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { count as countStyle, refusal } from './PickPanel.css.ts';
import type { DataPickerSpec } from './types.ts';
import type { DataPickerState } from './useDataPicker.ts';

interface ChosenCountProps {
  readonly policy: DataPickerSpec['policy'];
  readonly picker: DataPickerState;
  /** Confirming with nothing chosen was refused. */
  readonly hasRefused: boolean;
}

/** Number of chosen rows, over all pages, with a way to empty it. */
export function ChosenCount({ policy, picker, hasRefused }: ChosenCountProps) {
  const { t } = useLingui();
  const { lang } = useKit();
  const { state, act, nameOf } = picker;
  const chosen = shownChoices(state);
  if (hasRefused)
    return (
      <span className={refusal}>
        <Icon of={CircleAlert} size="s" />
        {t`Choose a row first`}
      </span>
    );
  const [first] = chosen.values();
  const count = chosen.size.toLocaleString(lang);
  const one = first ? t`Chosen: ${{ name: nameOf(first) }}` : t`Nothing chosen`;
  return (
    <span className={countStyle}>
      <span>{policy.cardinality === 'one' ? one : t`${count} chosen`}</span>
      {chosen.size > 0 && policy.cardinality === 'many' && (
        <Button variant="text" onPress={() => void act({ kind: 'clear' })}>
          {t`Clear list`}
        </Button>
      )}
      {canUndo(state) && (
        <Button variant="text" onPress={() => void act({ kind: 'undo' })}>
          {t`Undo`}
        </Button>
      )}
    </span>
  );
}
