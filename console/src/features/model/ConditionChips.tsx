import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { useValueText } from '@milepost/kit/forms/values';
import type { ListCondition } from '@milepost/kit/lists/grammar';
import { X } from 'lucide';
import { valueControl } from '../../data/model/compile/index.ts';
import type { ConditionField, ConditionSymbol } from '../../data/model/compile/index.ts';
import type { ConditionsProps } from '../resource/index.ts';
import { SYMBOL_WORDS } from './conditionWords.ts';
import * as css from './conditions.css.ts';

/** Conditions that are set, each a button that takes it away. */
export default function ConditionChips({ conditions, narrow, fields }: ConditionsProps & { readonly fields: readonly ConditionField[] }) {
  const { t, i18n } = useLingui();
  const textOf = useValueText();
  const { match, list } = conditions;
  const words = ({ field: id, symbol, value }: ListCondition) => {
    const field = fields.find((one) => one.id === id);
    const control = field && valueControl(field, symbol as ConditionSymbol);
    return [field?.label ?? id, i18n._(SYMBOL_WORDS[symbol as ConditionSymbol]), control ? textOf(control, value) : '']
      .filter(Boolean)
      .join(' ');
  };
  const without = (at: number) => list.filter((_, place) => place !== at);
  return (
    <fieldset className={css.chips} aria-label={t`Conditions`}>
      <span className={css.match}>{match === 'all' ? t`All of` : t`Any of`}</span>
      {list.map((condition, at) => {
        const told = words(condition);
        return (
          <span key={JSON.stringify(condition)} className={css.chip}>
            {told}
            <IconButton
              icon={X}
              size="row"
              label={t`Take away: ${told}`}
              onPress={() => narrow(list.length > 1 ? { match, list: without(at) } : null)}
            />
          </span>
        );
      })}
      <Button onPress={() => narrow(null)}>{t`Clear conditions`}</Button>
    </fieldset>
  );
}
