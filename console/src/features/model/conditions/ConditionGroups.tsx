import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { useKit } from '@milepost/kit/kit-provider';
import { Segmented } from '@milepost/kit/segmented';
import { Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { ConditionField } from '../../../data/model/compile/index.ts';
import { ConditionGroupBox } from './ConditionGroupBox.tsx';
import { freeKey, newGroup, newRow } from './conditionRows.ts';
import type { Group } from './conditionRows.ts';
import * as css from './conditions.css.ts';

export interface ConditionGroupsProps {
  readonly fields: readonly ConditionField[];
  readonly match: 'all' | 'any';
  readonly groups: readonly Group[];
  readonly onMatch: (match: 'all' | 'any') => void;
  /** Takes a function of the groups as they are then: an editor may speak twice before the next drawing. */
  readonly onGroups: (next: (now: readonly Group[]) => readonly Group[]) => void;
  /** Left out: several groups may be put together. */
  readonly isOneGroup?: boolean;
}

/** Conditions in groups of which all or any hold, put together. @source forms §7 @reading R-662 */
export function ConditionGroups({ fields, match, groups, onMatch, onGroups, isOneGroup = false }: ConditionGroupsProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [enteredKey, setEnteredKey] = useState<number | null>(null);
  const body = useRef<HTMLDivElement>(null);
  // A group that came or stayed has the keyboard at its first field.
  useEffect(() => {
    if (enteredKey !== null) body.current?.querySelector<HTMLElement>(`[data-group="${enteredKey}"] [role=combobox]`)?.focus();
  }, [enteredKey]);
  const isSeveral = groups.length > 1;
  const change = (key: number, part: Partial<Group>) =>
    onGroups((now) => now.map((group) => (group.key === key ? { ...group, ...part } : group)));
  const addRow = ({ key, rows }: Group) =>
    change(key, { rows: [...rows, ...fields.slice(0, 1).map((field) => newRow(field, freeKey(groups)))] });
  const addGroup = () => {
    const key = freeKey(groups);
    onGroups((now) => [...now, newGroup(fields, key)]);
    setEnteredKey(key);
    const number = groups.length + 1;
    announcer.say(t`Group ${number} is added`);
  };
  const takeAway = (at: number) => {
    onGroups((now) => now.filter((_, place) => place !== at));
    // The button that had the keyboard goes with its group.
    body.current?.querySelector<HTMLElement>('[data-add-group] button')?.focus();
    setEnteredKey(null);
    const number = at + 1;
    announcer.say(t`Group ${number} is taken away`);
  };
  return (
    <div ref={body} className={css.rows}>
      {isSeveral && (
        <Segmented
          label={t`Rows for which`}
          labelAt="start"
          segments={[
            { id: 'all', label: t`All groups hold` },
            { id: 'any', label: t`Any group holds` },
          ]}
          value={match}
          onChange={onMatch}
        />
      )}
      {groups.map((group, at) => (
        <ConditionGroupBox
          key={group.key}
          group={group}
          number={at + 1}
          isOfSeveral={isSeveral}
          fields={fields}
          onChange={(part) => change(group.key, part)}
          onAdd={() => addRow(group)}
          onRemove={() => takeAway(at)}
        />
      ))}
      {!isOneGroup && (
        <div data-add-group="">
          <Button icon={Plus} onPress={addGroup}>
            {t`Add a group`}
          </Button>
        </div>
      )}
    </div>
  );
}
