import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { useValueText } from '@milepost/kit/forms/value-text';
import { listRulesOf, ruleListOf, rulesWithout } from '@milepost/openapi/domains/design';
import type { JsonObject, ListRules } from '@milepost/openapi/domains/design';
import { ListFilter, Trash2 } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWantedPlace } from '../problems/wantedPlace.ts';
import { conditionFields, conditionWords } from './conditionDrafts.ts';
import { ConditionsOfList } from './ConditionsOfList.tsx';
import * as css from './ListPart.css.ts';
import type { ListDesign } from './useListDesign.ts';

/** Conditions a record fulfils to be in the list at all, in words: each can be taken away, all of them put together anew. */
export function DataConditions({ design: { document, owner, list, set, isReadOnly } }: { readonly design: ListDesign }) {
  const { t, i18n } = useLingui();
  const shown = useValueText();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const wanted = useWantedPlace();
  useEffect(() => {
    if (wanted?.owner !== owner || wanted.path[0] !== 'ruleList') return;
    opener.current?.querySelector('button')?.focus();
    wanted.arrived();
  }, [wanted, owner]);
  const fields = useMemo(() => conditionFields(document, owner, i18n), [document, owner, i18n]);
  const rules = useMemo(() => listRulesOf(list), [list]);
  const words = (own: JsonObject) => conditionWords(own, fields, i18n, shown);
  const write = (next: ListRules) => set(['ruleList'], ruleListOf(next));
  const takeAway = (one: JsonObject) => {
    write(rulesWithout(rules, (each) => each === one));
    // The button that had the keyboard goes with its condition.
    opener.current?.querySelector('button')?.focus();
  };
  const joinWords = (match: ListRules['match']) =>
    match === 'any' ? t({ message: 'or', context: 'condition' }) : t({ message: 'and', context: 'condition' });
  const all = rules.groups.flatMap((group, place) =>
    group.list.map((own, at) => {
      const joined = at > 0 ? joinWords(group.match) : place > 0 ? joinWords(rules.match) : '';
      return { own, isBegin: at === 0 && place > 0, words: [joined, words(own)].filter((word) => word !== '').join(' ') };
    }),
  );
  return (
    <section aria-label={t`Records that are shown`} className={css.conditionsPart}>
      <h3 className={css.groupTitle}>{t`Only records for which`}</h3>
      {all.length === 0 ? (
        <p className={css.conditionsNote}>{t`No condition: every record is shown.`}</p>
      ) : (
        <ul className={css.conditions}>
          {all.map(({ own, isBegin, words: told }, at) => (
            <li key={`${at} ${told}`} className={css.condition} data-begin={isBegin ? '' : undefined}>
              <span className={css.conditionWords}>{told}</span>
              {!isReadOnly && (
                <IconButton size="row" variant="text" icon={Trash2} label={t`Take away: ${told}`} onPress={() => takeAway(own)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <div ref={opener}>
          <Button icon={ListFilter} onPress={() => setOpen(true)}>
            {all.length === 0 ? t`Add conditions` : t`Change the conditions`}
          </Button>
        </div>
      )}
      {isOpen && <ConditionsOfList rules={rules} fields={fields} words={words} onDone={write} onClose={() => setOpen(false)} />}
    </section>
  );
}
