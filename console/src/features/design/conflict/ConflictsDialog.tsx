import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { RadioGroup } from '@milepost/kit/radio-group';
import type { Json, MergeConflict, Side } from '@milepost/openapi/domains/design';
import { useState } from 'react';
import * as css from './Conflicts.css.ts';
import { conflictPlace } from './conflictSetting.ts';

interface ConflictsDialogProps {
  readonly conflicts: readonly MergeConflict[];
  /** Name of who has saved meanwhile; empty where nobody knows. */
  readonly savedBy: string;
  /** Called with what is chosen for each; null to go back. */
  readonly onAnswer: (answers: ReadonlyMap<string, Side> | null) => void;
  readonly onClose: () => void;
}

const WORDS_CHARS = 60;
const wordsOf = (value: Json): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > WORDS_CHARS ? `${text.slice(0, WORDS_CHARS)}…` : text;
};

/** Question about each setting that two people have changed in two ways; all else of both is in the design already. @source designer §6.8 */
export function ConflictsDialog({ conflicts, savedBy, onAnswer, onClose }: ConflictsDialogProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(() => new Map(conflicts.map(({ id }) => [id, 'mine'])));
  const valueWords = (value: Json | undefined): string => {
    if (value === undefined) return t({ message: 'taken out', context: 'of a conflict' });
    if (typeof value === 'boolean')
      return value ? t({ message: 'yes', context: 'value of a setting' }) : t({ message: 'no', context: 'value of a setting' });
    if (value === '' || value === null) return t({ message: 'empty', context: 'of a conflict' });
    return wordsOf(value);
  };
  return (
    <Dialog
      title={t`Both of you have changed the same`}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Back to the design`}</Button>
          <Button variant="primary" onPress={() => onAnswer(chosen)}>{t`Save what is chosen`}</Button>
        </>
      }
    >
      <div className={css.conflicts}>
        <Alert
          tone="warning"
          title={savedBy === '' ? t`Somebody else has saved this design` : t`${savedBy} has saved this design`}
          description={t`Everything else that either of you has changed is kept. Choose for each of these which one stays; undo brings yours back.`}
        />
        {conflicts.map((conflict) => {
          const { id, label } = conflict;
          const [mine, theirs] = [valueWords(conflict.mine), valueWords(conflict.theirs)];
          const place = conflictPlace(conflict);
          const setting = typeof place === 'string' ? place : i18n._(place);
          return (
            <RadioGroup
              key={id}
              label={[label, setting].filter((word) => word !== '').join(' · ') || t({ message: 'Form', context: 'being designed' })}
              value={chosen.get(id) ?? 'mine'}
              options={[
                { id: 'mine', label: t`Mine: ${mine}` },
                { id: 'theirs', label: t`Theirs: ${theirs}` },
              ]}
              onChange={(side) => setChosen(new Map([...chosen, [id, side === 'theirs' ? 'theirs' : 'mine']]))}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
