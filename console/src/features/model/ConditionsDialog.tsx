import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { SurroundingsProvider } from '@milepost/kit/forms/render';
import { useKit } from '@milepost/kit/kit-provider';
import type { ListConditions } from '@milepost/kit/lists/grammar';
import { Segmented } from '@milepost/kit/segmented';
import { Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { ConditionField } from '../../data/model/compile/index.ts';
import type { ToolProps } from '../resource/index.ts';
import { useConsoleSurroundings } from '../resource/form/useSurroundings.ts';
import { ConditionGroupBox } from './ConditionGroupBox.tsx';
import { freeKey, groupsOf, newRow, wholeOf } from './conditionRows.ts';
import type { Group } from './conditionRows.ts';
import { SavedQueries } from './SavedQueries.tsx';
import * as css from './conditions.css.ts';

export interface ConditionsDialogProps extends ToolProps {
  readonly fields: readonly ConditionField[];
  /** Entry of the menu the list is opened at: its saved queries are offered. */
  readonly menuId: string;
}

/** The super query: conditions of which all or any hold, in groups of which all or any hold. @source forms §7 @reading R-662 */
export default function ConditionsDialog({ ask, narrow, fields, menuId, onClose }: ConditionsDialogProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const newGroup = (key: number): Group => ({ key, match: 'all', rows: fields.slice(0, 1).map((field) => newRow(field, key + 1)) });
  const [match, setMatch] = useState<'all' | 'any'>(ask.conditions?.match ?? 'all');
  const [groups, setGroups] = useState<readonly Group[]>(() => (ask.conditions ? groupsOf(ask.conditions.groups, 0) : [newGroup(0)]));
  const [enteredKey, setEnteredKey] = useState<number | null>(null);
  const body = useRef<HTMLDivElement>(null);
  // A group that came or stayed has the keyboard at its first field.
  useEffect(() => {
    if (enteredKey !== null) body.current?.querySelector<HTMLElement>(`[data-group="${enteredKey}"] [role=combobox]`)?.focus();
  }, [enteredKey]);
  const isSeveral = groups.length > 1;
  const change = (key: number, part: Partial<Group>) =>
    setGroups((now) => now.map((group) => (group.key === key ? { ...group, ...part } : group)));
  const current = () => wholeOf(match, groups, fields);
  const search = () => {
    const conditions = current();
    narrow(conditions.groups.length > 0 ? conditions : null);
    onClose();
  };
  const addRow = ({ key, rows }: Group) =>
    change(key, { rows: [...rows, ...fields.slice(0, 1).map((field) => newRow(field, freeKey(groups)))] });
  const addGroup = () => {
    const key = freeKey(groups);
    setGroups([...groups, newGroup(key)]);
    setEnteredKey(key);
    const number = groups.length + 1;
    announcer.say(t`Group ${number} is added`);
  };
  const takeAway = (at: number) => {
    const left = groups.filter((_, place) => place !== at);
    setGroups(left);
    // The button that had the keyboard goes with its group.
    body.current?.querySelector<HTMLElement>('[data-add-group] button')?.focus();
    setEnteredKey(null);
    const number = at + 1;
    announcer.say(t`Group ${number} is taken away`);
  };
  const reopen = (kept: ListConditions) => {
    setMatch(kept.match);
    // Keys of their own: an editor never goes on with the value of another condition.
    setGroups(kept.groups.length > 0 ? groupsOf(kept.groups, freeKey(groups)) : [{ ...newGroup(freeKey(groups)), rows: [] }]);
  };
  return (
    <Dialog
      title={t`Super query`}
      widthPx={800}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={search}>
            {t({ message: 'Query', context: 'search' })}
          </Button>
        </>
      }
    >
      <SurroundingsProvider value={useConsoleSurroundings()}>
        <div ref={body} className={css.rows}>
          {menuId !== '' && <SavedQueries menuId={menuId} fields={fields} current={current} onChoose={reopen} />}
          {isSeveral && (
            <Segmented
              label={t`Rows for which`}
              labelAt="start"
              segments={[
                { id: 'all', label: t`All groups hold` },
                { id: 'any', label: t`Any group holds` },
              ]}
              value={match}
              onChange={setMatch}
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
          <div data-add-group="">
            <Button icon={Plus} onPress={addGroup}>
              {t`Add a group`}
            </Button>
          </div>
        </div>
      </SurroundingsProvider>
    </Dialog>
  );
}
