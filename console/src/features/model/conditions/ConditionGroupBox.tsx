import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { Segmented } from '@milepost/kit/segmented';
import { Plus, Trash2 } from 'lucide';
import { useRef } from 'react';
import type { ConditionField } from '../../../data/model/compile/index.ts';
import { ConditionRow } from './ConditionRow.tsx';
import type { Group, Row } from './conditionRows.ts';
import * as css from './conditions.css.ts';

interface ConditionGroupBoxProps {
  readonly group: Group;
  /** From 1. */
  readonly number: number;
  /** One of several: it has a name, a border, and can be taken away. */
  readonly isOfSeveral: boolean;
  readonly fields: readonly ConditionField[];
  readonly onChange: (part: Partial<Group>) => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

/** A group of conditions, of which all or any hold. @source forms §7 @reading R-662 */
export function ConditionGroupBox({ group, number, isOfSeveral, fields, onChange, onAdd, onRemove }: ConditionGroupBoxProps) {
  const { t } = useLingui();
  const box = useRef<HTMLFieldSetElement>(null);
  const { match, rows } = group;
  const name = t`Group ${number}`;
  const change = (key: number, part: Partial<Row>) => onChange({ rows: rows.map((row) => (row.key === key ? { ...row, ...part } : row)) });
  const takeAway = (key: number) => {
    onChange({ rows: rows.filter((row) => row.key !== key) });
    // The button that had the keyboard goes with its row.
    box.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
  };
  return (
    <fieldset
      ref={box}
      className={css.group}
      data-group={group.key}
      data-several={isOfSeveral ? '' : undefined}
      aria-label={isOfSeveral ? name : t`Conditions`}
    >
      {isOfSeveral && (
        <div className={css.groupHead}>
          <span className={css.groupName} aria-hidden>
            {name}
          </span>
          <IconButton icon={Trash2} label={t`Take away group ${number}`} onPress={onRemove} />
        </div>
      )}
      <Segmented
        label={t`Rows that fulfil`}
        labelAt="start"
        segments={[
          { id: 'all', label: t`All conditions` },
          { id: 'any', label: t`Any condition` },
        ]}
        value={match}
        onChange={(next) => onChange({ match: next })}
      />
      {rows.map((row, at) => (
        <ConditionRow
          key={row.key}
          row={row}
          number={at + 1}
          fields={fields}
          onChange={(part) => change(row.key, part)}
          onRemove={() => takeAway(row.key)}
        />
      ))}
      <div data-add="">
        <Button icon={Plus} onPress={onAdd}>
          {t`Add a condition`}
        </Button>
      </div>
    </fieldset>
  );
}
