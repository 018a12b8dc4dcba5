import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { SurroundingsProvider } from '@milepost/kit/forms/render';
import type { JsonObject, ListRules } from '@milepost/openapi/domains/design';
import { useRef, useState } from 'react';
import type { ConditionField } from '../../../data/model/compile/index.ts';
import { ConditionGroups } from '../../model/conditions/ConditionGroups.tsx';
import { isWhole, newGroup } from '../../model/conditions/conditionRows.ts';
import type { Group } from '../../model/conditions/conditionRows.ts';
import { useConsoleSurroundings } from '../../resource/form/useSurroundings.ts';
import { conditionDraft, draftedRules } from './conditionDrafts.ts';
import * as css from './ListPart.css.ts';

export interface ConditionsOfListProps {
  readonly rules: ListRules;
  readonly fields: readonly ConditionField[];
  /** Words of a condition that is kept as it came. */
  readonly words: (own: JsonObject) => string;
  readonly onDone: (rules: ListRules) => void;
  readonly onClose: () => void;
}

/** Conditions every record of a list fulfils, put together as those of a search. @source designer §11 @reading R-415 */
export function ConditionsOfList({ rules, fields, words, onDone, onClose }: ConditionsOfListProps) {
  const { t } = useLingui();
  const [draft] = useState(() => conditionDraft(rules, fields, words));
  const [match, setMatch] = useState(rules.match);
  const [groups, setGroups] = useState<readonly Group[]>(() => (draft.groups.length > 0 ? draft.groups : [newGroup(fields, 0)]));
  const [hasTried, setTried] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const open = groups.flatMap(({ rows }) => rows.filter((row) => row.kept === undefined && !isWhole(row, fields)));
  const confirm = () => {
    const [first] = open;
    if (!first) {
      onDone(draftedRules(rules, { match, groups }, draft, fields));
      onClose();
      return;
    }
    setTried(true);
    const value = `[data-condition="${first.key}"] [data-value]`;
    body.current?.querySelector<HTMLElement>(`${value} input, ${value} [role=combobox], ${value} button`)?.focus();
  };
  const count = open.length;
  return (
    <Dialog
      title={t`Records the list shows`}
      widthPx={800}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={confirm}>{t`OK`}</Button>
        </>
      }
    >
      <SurroundingsProvider value={useConsoleSurroundings()}>
        <div ref={body} className={css.conditionsDialog}>
          <p
            className={css.conditionsNote}
          >{t`Everybody sees these records only, also who exports them. Without a condition the list shows all of them.`}</p>
          {hasTried && count > 0 && (
            <Alert
              tone="warning"
              urgency="assertive"
              title={t`${plural(count, {
                one: '# condition has no value yet: give it one, or take it away',
                other: '# conditions have no value yet: give them one, or take them away',
              })}`}
            />
          )}
          <ConditionGroups
            fields={fields}
            match={match}
            groups={groups}
            onMatch={setMatch}
            onGroups={setGroups}
            isOneGroup={rules.shape === 'flat'}
          />
        </div>
      </SurroundingsProvider>
    </Dialog>
  );
}
