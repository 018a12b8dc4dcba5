import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../data/api/index.ts';
import { joinsGroupsQuery } from '../../../data/model/conditionGroups.ts';
import type { GroupsQuery } from '../../../data/model/conditionGroups.ts';
import * as css from './conditions.css.ts';

/** Warning where the server leaves groups of conditions unread; nothing where it joins them. @reading R-662 */
export function GroupsNotice(asked: GroupsQuery) {
  const { t } = useLingui();
  const { data: joins } = useQuery(joinsGroupsQuery(useApi(), asked));
  if (joins !== false) return null;
  return (
    <div className={css.notice}>
      <Alert
        tone="warning"
        urgency="assertive"
        title={t`The groups of conditions have no effect`}
        description={t`This server reads one group only, so the records below are not narrowed by these conditions, and neither is an export. Put them into one group.`}
      />
    </div>
  );
}
