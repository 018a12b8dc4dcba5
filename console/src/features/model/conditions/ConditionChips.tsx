import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { useValueText } from '@milepost/kit/forms/value-text';
import type { ConditionGroup, ListCondition } from '@milepost/kit/lists/grammar';
import { X } from 'lucide';
import { Fragment } from 'react';
import { valueControl } from '../../../data/model/compile/index.ts';
import type { ConditionField, ConditionSymbol } from '../../../data/model/compile/index.ts';
import type { ConditionsProps } from '../../resource/index.ts';
import { SYMBOL_WORDS } from './conditionWords.ts';
import { GroupsNotice } from './GroupsNotice.tsx';
import * as css from './conditions.css.ts';

/** Props of the chips of a model's list. */
export interface ConditionChipsProps extends ConditionsProps {
  readonly fields: readonly ConditionField[];
  readonly modelId: string;
  readonly menuId: string;
}

/** Conditions that are set, each a button that takes it away. */
export function ConditionChips({ conditions, narrow, fields, modelId, menuId }: ConditionChipsProps) {
  const { t, i18n } = useLingui();
  const textOf = useValueText();
  const { match, groups } = conditions;
  const words = ({ field: id, symbol, value }: ListCondition) => {
    const field = fields.find((one) => one.id === id);
    const control = field && valueControl(field, symbol as ConditionSymbol);
    return [field?.label ?? id, i18n._(SYMBOL_WORDS[symbol as ConditionSymbol]), control ? textOf(control, value) : '']
      .filter(Boolean)
      .join(' ');
  };
  const without = (place: number, at: number) => {
    const left = groups
      .map((group, index) => (index === place ? { ...group, list: group.list.filter((_, each) => each !== at) } : group))
      .filter(({ list }) => list.length > 0);
    narrow(left.length > 0 ? { match, groups: left } : null);
  };
  // A field of a sub-table has many values: one of them may be empty and another not.
  const asked = groups.length > 1 ? fields.find(({ id }) => !id.includes('-')) : undefined;
  const nameOf = (number: number) => t`Group ${number}`;
  const chipsOf = (group: ConditionGroup, place: number) => (
    <>
      <span className={css.match}>{group.match === 'all' ? t`All of` : t`Any of`}</span>
      {group.list.map((condition, at) => {
        const told = words(condition);
        return (
          <span key={JSON.stringify(condition)} className={css.chip}>
            {told}
            <IconButton icon={X} size="row" label={t`Take away: ${told}`} onPress={() => without(place, at)} />
          </span>
        );
      })}
    </>
  );
  return (
    <fieldset className={css.chips} aria-label={t`Conditions`}>
      {asked && <GroupsNotice modelId={modelId} menuId={menuId} field={asked.id} />}
      {groups.length > 1 && <span className={css.match}>{match === 'all' ? t`All groups:` : t`Any group:`}</span>}
      {groups.map((group, place) =>
        groups.length > 1 ? (
          <fieldset key={`${place} ${JSON.stringify(group)}`} className={css.chipGroup} aria-label={nameOf(place + 1)}>
            {chipsOf(group, place)}
          </fieldset>
        ) : (
          <Fragment key="only">{chipsOf(group, place)}</Fragment>
        ),
      )}
      <Button onPress={() => narrow(null)}>{t`Clear conditions`}</Button>
    </fieldset>
  );
}
