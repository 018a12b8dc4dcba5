import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import type { DataPickerState } from './headless.ts';
import { count as countStyle, refusal } from './PickPanel.css.ts';

interface ChosenCountProps {
  readonly picker: DataPickerState;
  /** Confirming with nothing chosen was refused. */
  readonly hasRefused: boolean;
}

/** Number of chosen rows, over all pages, with a way to empty it. */
export function ChosenCount({ picker: { spec, draft, messages }, hasRefused }: ChosenCountProps) {
  const { t } = useLingui();
  const { lang } = useKit();
  if (hasRefused)
    return (
      <span className={refusal}>
        <Icon of={CircleAlert} size="s" />
        {messages.refused}
      </span>
    );
  const count = draft.count.toLocaleString(lang);
  const one = draft.name === null ? t`Nothing chosen` : t`Chosen: ${{ name: draft.name }}`;
  const { cardinality } = spec.policy;
  return (
    <span className={countStyle}>
      <span>{cardinality === 'one' ? one : t`${count} chosen`}</span>
      {draft.count > 0 && cardinality === 'many' && (
        <Button variant="text" onPress={draft.clear}>
          {t`Clear list`}
        </Button>
      )}
      {draft.canUndo && (
        <Button variant="text" onPress={draft.undo}>
          {t`Undo`}
        </Button>
      )}
    </span>
  );
}
