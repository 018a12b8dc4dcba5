import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import type { Control } from '@milepost/kit/forms/grammar';
import { ValueView } from '@milepost/kit/forms/readers';
import { useText } from '@milepost/kit/forms/render';
import { RadioGroup } from '@milepost/kit/radio-group';
import { useState } from 'react';
import { useValueText } from '../../../form-changes/index.ts';
import { changedRows } from './conflict/conflictsOf.ts';
import type { Conflict, Settled } from './conflict/conflictsOf.ts';
import * as css from './FormFrame.css.ts';

interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[];
  /** Called with what is chosen for each field. */
  readonly onSettle: (chosen: ReadonlyMap<string, Settled>) => void;
  /** Called to go back to the form. */
  readonly onClose: () => void;
}

/** Numbers of rows that are named one by one. */
const MOST_NUMBERS = 8;

/** First answer to a question: what this person did not touch follows the other; what both changed is kept together, or stays as this person has it. */
const firstOf = ({ isMineChanged, both }: Conflict): Settled => (!isMineChanged ? 'theirs' : both === undefined ? 'mine' : 'both');

/** Somebody else saved the record meanwhile: each differing field is theirs, mine or both, and nobody's work is lost unseen. */
export default function ConflictDialog({ conflicts, onSettle, onClose }: ConflictDialogProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Settled>>(
    () => new Map(conflicts.map((conflict) => [conflict.control.field, firstOf(conflict)])),
  );
  return (
    <Dialog
      title={t`Somebody else has saved this record`}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Back to the form`}</Button>
          <Button variant="primary" onPress={() => onSettle(chosen)}>{t`Save what is chosen`}</Button>
        </>
      }
    >
      <div className={css.conflicts}>
        <Alert
          tone="warning"
          title={t`It was changed after you opened it`}
          description={t`Choose for each field which value is saved. The others stay as they are.`}
        />
        {conflicts.map((conflict) => (
          <ConflictField
            key={conflict.control.field}
            conflict={conflict}
            value={chosen.get(conflict.control.field) ?? 'mine'}
            onChange={(next) => setChosen(new Map([...chosen, [conflict.control.field, next]]))}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ConflictFieldProps {
  readonly conflict: Conflict;
  readonly value: Settled;
  readonly onChange: (next: Settled) => void;
}

const SETTLED: readonly Settled[] = ['theirs', 'mine', 'both'];

function ConflictField({ conflict: { control, was, theirs, mine, both }, value, onChange }: ConflictFieldProps) {
  const { t } = useLingui();
  const text = useText();
  const wordsOf = useValueText();
  const inWords = (one: unknown) => {
    if (control.kind !== 'table' || !Array.isArray(one)) return wordsOf(control, one);
    const count = one.length;
    const others = changedRows(was, one);
    const numbers = others.slice(0, MOST_NUMBERS).join(', ') + (others.length > MOST_NUMBERS ? '…' : '');
    return numbers === ''
      ? t`${plural(count, { one: '# row', other: '# rows' })}`
      : t`${plural(count, { one: '# row', other: '# rows' })}, changed: no. ${numbers}`;
  };
  const [theirValue, myValue, bothValue] = [inWords(theirs), inWords(mine), inWords(both)];
  const isNamed = isNamedElsewhere(control);
  return (
    <div>
      <RadioGroup
        label={text(control.label)}
        value={value}
        options={[
          { id: 'theirs', label: isNamed ? t({ message: 'Theirs', context: 'conflict' }) : t`Theirs: ${theirValue}` },
          { id: 'mine', label: isNamed ? t({ message: 'Mine', context: 'conflict' }) : t`Mine: ${myValue}` },
          ...(both === undefined ? [] : [{ id: 'both', label: t`Rows of both: ${bothValue}` }]),
        ]}
        onChange={(id) => onChange(SETTLED.find((one) => one === id) ?? 'mine')}
      />
      {isNamed && (
        <dl className={css.sides}>
          <dt>{t({ message: 'Theirs', context: 'conflict' })}</dt>
          <dd>
            <ValueView control={control} value={theirs} read={noRead} />
          </dd>
          <dt>{t({ message: 'Mine', context: 'conflict' })}</dt>
          <dd>
            <ValueView control={control} value={mine} read={noRead} />
          </dd>
        </dl>
      )}
    </div>
  );
}

const noRead = () => undefined;

/** Only a source knows the names of its values. */
const isNamedElsewhere = (control: Control): boolean =>
  control.kind === 'pick' || control.kind === 'cascade' || (control.kind === 'choice' && control.options.from === 'feed');
