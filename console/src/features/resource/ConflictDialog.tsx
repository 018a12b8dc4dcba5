import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { useText } from '@milepost/kit/forms/render';
import { RadioGroup } from '@milepost/kit/radio-group';
import { useState } from 'react';
import type { Conflict } from './useResourceForm.ts';
import { useValueText } from './useValueText.ts';
import * as css from './FormFrame.css.ts';

interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[];
  /** Called with the fields whose newer value is taken, or null to go back to the form. */
  readonly onSettle: (theirs: ReadonlySet<string> | null) => void;
}

/** Somebody else saved the record meanwhile: each differing field is theirs or mine, and nobody's work is lost unseen. */
export function ConflictDialog({ conflicts, onSettle }: ConflictDialogProps) {
  const { t } = useLingui();
  const text = useText();
  const wordsOf = useValueText();
  // What this person did not touch follows the other; what both changed stays as this person has it, until they choose.
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(
    () => new Set(conflicts.filter(({ isMineChanged }) => !isMineChanged).map(({ control }) => control.field)),
  );
  const choose = (field: string, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setTheirs(next);
  };
  return (
    <Dialog
      title={t`Somebody else has saved this record`}
      widthPx={600}
      onClose={() => onSettle(null)}
      footer={
        <>
          <Button onPress={() => onSettle(null)}>{t`Back to the form`}</Button>
          <Button variant="primary" onPress={() => onSettle(theirs)}>{t`Save what is chosen`}</Button>
        </>
      }
    >
      <div className={css.conflicts}>
        <Alert
          tone="warning"
          title={t`It was changed after you opened it`}
          description={t`Choose for each field which value is saved. The others stay as they are.`}
        />
        {conflicts.map(({ control, ...values }) => {
          const [theirValue, myValue] = [wordsOf(control, values.theirs), wordsOf(control, values.mine)];
          return (
            <RadioGroup
              key={control.field}
              label={text(control.label)}
              value={theirs.has(control.field) ? 'theirs' : 'mine'}
              options={[
                { id: 'theirs', label: t`Theirs: ${theirValue}` },
                { id: 'mine', label: t`Mine: ${myValue}` },
              ]}
              onChange={(id) => choose(control.field, id === 'theirs')}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
