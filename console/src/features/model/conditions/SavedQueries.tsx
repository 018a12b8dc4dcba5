import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { useConfirm } from '@milepost/kit/confirm';
import type { ListConditions } from '@milepost/kit/lists/grammar';
import { Select } from '@milepost/kit/select';
import { useToaster } from '@milepost/kit/toast';
import type { SavedQuery } from '@milepost/openapi/domains/record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import type { ConditionField } from '../../../data/model/compile/index.ts';
import { forgetConditions, keepConditions, savedQueriesQuery } from '../../../data/model/savedQueries.ts';
import { useWrite } from '../../../data/useWrite.ts';
import { FEEDBACK_MS, useFeedback } from '../../../feedback/index.ts';
import { QueryNameDialog } from './QueryNameDialog.tsx';
import { reopened, sentConditions } from './storedConditions.ts';
import * as css from './conditions.css.ts';

interface SavedQueriesProps {
  readonly menuId: string;
  readonly fields: readonly ConditionField[];
  /** Conditions that are put together, as far as they are whole. */
  readonly current: () => ListConditions;
  /** Puts kept ones in their place. */
  readonly onChoose: (conditions: ListConditions) => void;
}

const NONE: readonly SavedQuery[] = [];
const LOADING = { kind: 'loading' } as const;
const READY = { kind: 'ready' } as const;

/** Conditions the person has kept for this list: chosen, kept under a name, changed, renamed and deleted. @reading R-698 */
export function SavedQueries({ menuId, fields, current, onChoose }: SavedQueriesProps) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const toaster = useToaster();
  const feedback = useFeedback();
  const query = savedQueriesQuery(api, menuId);
  const { data: saved = NONE, isError, isPending, refetch } = useQuery(query);
  const { run: keep, isRunning: isKeeping } = useWrite(keepConditions(api, menuId));
  const { run: forget, isRunning: isForgetting } = useWrite(forgetConditions(api));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isLossy, setLossy] = useState(false);
  const [naming, setNaming] = useState<'new' | 'chosen' | null>(null);
  const chosen = saved.find(({ id }) => id === chosenId) ?? null;
  const options = useMemo(() => saved.map(({ id, fullName }) => ({ id, label: fullName })), [saved]);
  const box = useRef<HTMLFieldSetElement>(null);
  const [goneCount, setGoneCount] = useState(0);
  // The button that had the keyboard went with what it deleted.
  useEffect(() => {
    if (goneCount > 0) box.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  }, [goneCount]);

  const choose = (id: string) => {
    const one = saved.find((each) => each.id === id);
    if (!one) return;
    const { conditions, isLossy: isLess } = reopened(one, fields);
    setChosenId(id);
    setLossy(isLess);
    onChoose(conditions);
  };
  const isPutTogether = () => {
    if (current().groups.length > 0) return true;
    toaster.show({ tone: 'warning', title: t`Fill in a condition first`, durationMs: FEEDBACK_MS.error });
    return false;
  };
  const keepAs = async (fullName: string) => {
    const { msg } =
      naming === 'chosen' && chosen
        ? await keep({ ...chosen, fullName })
        : await keep({ id: null, fullName, ...sentConditions(current(), fields) });
    feedback.success('save', msg);
    // The server does not say the id of what it has made; names are unique.
    setChosenId(queries.getQueryData(query.queryKey)?.find((one) => one.fullName === fullName)?.id ?? chosenId);
  };
  const change = async () => {
    if (!chosen || !isPutTogether()) return;
    try {
      feedback.success('save', (await keep({ ...chosen, ...sentConditions(current(), fields) })).msg);
      setLossy(false);
    } catch (failure) {
      feedback.failure(failure);
    }
  };
  const remove = async () => {
    if (!chosen) return;
    const { id, fullName } = chosen;
    const question = { title: t`Delete this saved query?`, subject: fullName, confirmLabel: t`Delete`, tone: 'danger' } as const;
    if (!(await confirm(question))) return;
    try {
      feedback.success('remove', (await forget(id)).msg);
      setChosenId(null);
      setLossy(false);
      setGoneCount((count) => count + 1);
    } catch (failure) {
      feedback.failure(failure);
    }
  };
  return (
    <fieldset ref={box} className={css.saved} aria-label={t`Saved queries`}>
      <div className={css.savedChoice}>
        <Select
          label={t`Saved query`}
          placeholder={saved.length > 0 || isPending || isError ? t`Please select` : t`None is saved yet`}
          options={options}
          state={isPending ? LOADING : isError ? { kind: 'failed', retry: () => void refetch() } : READY}
          value={chosen && chosen.id}
          onChange={choose}
        />
      </div>
      <div className={css.savedActions}>
        {chosen && (
          <>
            <Button isBusy={isKeeping && naming === null} onPress={() => void change()}>{t`Save changes`}</Button>
            <Button opens={{ kind: 'dialog', isOpen: naming === 'chosen' }} onPress={() => setNaming('chosen')}>{t`Rename`}</Button>
            <Button variant="danger" isBusy={isForgetting} onPress={() => void remove()}>{t`Delete`}</Button>
          </>
        )}
        <Button opens={{ kind: 'dialog', isOpen: naming === 'new' }} onPress={() => isPutTogether() && setNaming('new')}>
          {t`Save under a name`}
        </Button>
      </div>
      {isLossy && (
        <div className={css.savedNote}>
          <Alert
            tone="warning"
            urgency="polite"
            title={t`Some of its conditions are left out`}
            description={t`They name a field or a comparison this list no longer has. Saving the changes takes them away for good.`}
          />
        </div>
      )}
      {naming !== null && (
        <QueryNameDialog
          title={naming === 'chosen' ? t`Rename the saved query` : t`Save the conditions`}
          name={naming === 'chosen' && chosen ? chosen.fullName : ''}
          keep={keepAs}
          onClose={() => setNaming(null)}
        />
      )}
    </fieldset>
  );
}
