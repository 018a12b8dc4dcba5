import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { DateField } from '@milepost/kit/date-field';
import { MultiSelect } from '@milepost/kit/select';
import { TextField } from '@milepost/kit/text-field';
import { TreePicker, approverPicker } from '@milepost/kit/tree-picker';
import type { Delegation } from '@milepost/openapi/domains/workflow';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { useLookups } from '../../data/lookups/index.ts';
import { useHeld } from '../../data/useHeld.ts';
import { useWrite } from '../../data/useWrite.ts';
import { saveDelegation } from '../../data/workflow/mutations.ts';
import { delegationQuery, knownFlowsQuery } from '../../data/workflow/queries.ts';
import { DraftDialog, FieldPair, LoadingDialog, useDraftForm } from '../../features/draft-form/index.ts';
import { pickerFeeds } from '../../features/pickers/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { bodyOf, draftOf, flowsOf, newDelegation, problemsIn } from './entrustForm.ts';
import type { EntrustFormDraft, EntrustFormField } from './entrustForm.ts';

interface EntrustDialogProps {
  /** Null to create one. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** Creates or edits a delegation. When editing, the record is loaded by id. */
export default function EntrustDialog({ id, onClose }: EntrustDialogProps) {
  const { t } = useLingui();
  const title = id === null ? t`New delegation` : t`Edit delegation`;
  const { client } = useApi();
  const record = useQuery({ ...delegationQuery(client, id ?? ''), enabled: id !== null });
  const kept = useHeld(record.data);
  if (id !== null && !kept) return <LoadingDialog title={title} queries={[record]} onClose={onClose} />;
  return <EntrustForm id={id} title={title} record={kept ?? null} onClose={onClose} />;
}

interface EntrustFormProps extends EntrustDialogProps {
  readonly title: string;
  readonly record: Delegation | null;
}

const fieldId = (field: EntrustFormField) => `entrust-${field}`;

function EntrustForm({ id, title, record, onClose }: EntrustFormProps) {
  const { t, i18n } = useLingui();
  const { client } = useApi();
  const lookups = useLookups();
  const { currentUser } = useSession();
  const { user } = currentUser;
  const { run } = useWrite(saveDelegation(client));
  const flows = useFlows(record);
  const [initial] = useState(() => (record ? draftOf(record) : newDelegation(systemClock.now())));
  const person = useMemo(
    () => approverPicker(pickerFeeds(lookups, user).approver(), { title: t({ message: 'delegate', context: 'who acts' }) }),
    [lookups, user, t],
  );
  const form = useDraftForm<EntrustFormDraft, EntrustFormField>({
    initial,
    problemsOf: (draft) => problemsIn(draft, user.userId).map(({ field, sentence }) => ({ field, message: i18n._(sentence) })),
    save: (draft) => run({ id, body: bodyOf(draft, flows.nameOf) }),
    onSaved: onClose,
  });
  const { draft } = form;
  const labels: Record<EntrustFormField, string> = {
    toUserId: t({ message: 'Delegate', context: 'who acts' }),
    flowIds: t`Flows`,
    start: t`Begins`,
    end: t`Ends`,
    description: t`Description`,
  };
  const field = (name: EntrustFormField) => ({ id: fieldId(name), label: labels[name], error: form.errorOf(name) });
  const moment = (name: 'start' | 'end') => (
    <DateField
      {...field(name)}
      isRequired
      precision="minute"
      value={draft[name] || null}
      onChange={(value) => form.set({ [name]: value ?? '' })}
      onProblem={(problem) => form.setUnreadable(name, problem?.message ?? null)}
      onLeave={() => form.leave(name)}
    />
  );
  return (
    <DraftDialog title={title} form={form} labels={labels} fieldId={fieldId} onClose={onClose}>
      <TreePicker
        {...field('toUserId')}
        isRequired
        spec={person}
        value={draft.toUserId || null}
        onChange={(value) => {
          form.set({ toUserId: typeof value === 'string' ? value : '' });
          form.leave('toUserId');
        }}
      />
      <MultiSelect
        {...field('flowIds')}
        options={flows.options}
        state={flows.state}
        placeholder={t`Every flow`}
        help={t`The flows you have had to do with; none chosen means every flow`}
        value={draft.flowIds}
        onChange={(flowIds) => form.set({ flowIds })}
      />
      <FieldPair>
        {moment('start')}
        {moment('end')}
      </FieldPair>
      <TextField {...field('description')} rows={3} value={draft.description} onChange={(description) => form.set({ description })} />
    </DraftDialog>
  );
}

/** The flows that can be delegated: those the person knows, and those of the record. @reading R-377 */
function useFlows(record: Delegation | null) {
  const { data, isPending, isError, refetch } = useQuery(knownFlowsQuery(useApi().client));
  return useMemo(() => {
    const names = new Map([...(record ? flowsOf(record) : []), ...(data ?? [])].map(({ id, fullName }) => [id, fullName]));
    return {
      options: [...names].map(([id, label]) => ({ id, label })),
      nameOf: (id: string) => names.get(id) ?? id,
      state: isPending
        ? ({ kind: 'loading' } as const)
        : isError
          ? ({ kind: 'failed', retry: () => void refetch() } as const)
          : ({ kind: 'ready' } as const),
    };
  }, [record, data, isPending, isError, refetch]);
}
