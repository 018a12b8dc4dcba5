import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { isList, isObject, memberOf, textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { Trash2 } from 'lucide';
import { SYMBOL_WORDS } from '../../model/conditionWords.ts';
import { itemsOf } from './listItems.ts';
import * as css from './ListPart.css.ts';
import type { ListDesign } from './useListDesign.ts';

const wordsIn = (value: Json | undefined): string => {
  if (isList(value))
    return value
      .map(wordsIn)
      .filter((text) => text !== '')
      .join('、');
  if (isObject(value)) return textOf(memberOf(value, 'fullName') ?? memberOf(value, 'name'));
  return textOf(value);
};

/** Conditions a record keeps to be in the list at all, in words; each can be taken away. */
export function DataConditions({ design: { list, change, isReadOnly } }: { readonly design: ListDesign }) {
  const { t, i18n } = useLingui();
  const rules = itemsOf(list, 'ruleList');
  if (rules.length === 0) return null;
  return (
    <section aria-label={t`Records that are shown`}>
      <h3 className={css.groupTitle}>{t`Only records for which`}</h3>
      <ul className={css.conditions}>
        {rules.map(({ at, own, label }) => {
          const symbol = textOf(own['symbol']);
          const said = Object.hasOwn(SYMBOL_WORDS, symbol) ? i18n._(SYMBOL_WORDS[symbol as keyof typeof SYMBOL_WORDS]) : symbol;
          const joined =
            at === 0
              ? ''
              : textOf(own['logic']) === '||'
                ? t({ message: 'or', context: 'condition' })
                : t({ message: 'and', context: 'condition' });
          const words = [joined, label, said, wordsIn(own['fieldValue'])].filter((word) => word !== '').join(' ');
          return (
            <li key={`${at} ${words}`} className={css.condition}>
              <span className={css.conditionWords}>{words}</span>
              {!isReadOnly && (
                <IconButton
                  size="row"
                  variant="text"
                  icon={Trash2}
                  label={t`Take away: ${words}`}
                  onPress={() => change({ change: 'remove', list: 'ruleList', at })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
