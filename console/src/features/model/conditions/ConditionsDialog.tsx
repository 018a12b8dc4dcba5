import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { SurroundingsProvider } from '@milepost/kit/forms/render';
import type { ListConditions } from '@milepost/kit/lists/grammar';
import { useState } from 'react';
import type { ConditionField } from '../../../data/model/compile/index.ts';
import type { ToolProps } from '../../resource/index.ts';
import { useConsoleSurroundings } from '../../resource/form/useSurroundings.ts';
import { ConditionGroups } from './ConditionGroups.tsx';
import { freeKey, groupsOf, newGroup, wholeOf } from './conditionRows.ts';
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
  const [match, setMatch] = useState<'all' | 'any'>(ask.conditions?.match ?? 'all');
  const [groups, setGroups] = useState<readonly Group[]>(() =>
    ask.conditions ? groupsOf(ask.conditions.groups, 0) : [newGroup(fields, 0)],
  );
  const current = () => wholeOf(match, groups, fields);
  const search = () => {
    const conditions = current();
    narrow(conditions.groups.length > 0 ? conditions : null);
    onClose();
  };
  const reopen = (kept: ListConditions) => {
    setMatch(kept.match);
    // Keys of their own: an editor never goes on with the value of another condition.
    setGroups(kept.groups.length > 0 ? groupsOf(kept.groups, freeKey(groups)) : [{ ...newGroup(fields, freeKey(groups)), rows: [] }]);
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
        <div className={css.rows}>
          {menuId !== '' && <SavedQueries menuId={menuId} fields={fields} current={current} onChoose={reopen} />}
          <ConditionGroups fields={fields} match={match} groups={groups} onMatch={setMatch} onGroups={setGroups} />
        </div>
      </SurroundingsProvider>
    </Dialog>
  );
}
