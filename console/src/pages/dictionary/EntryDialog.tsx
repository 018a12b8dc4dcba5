import { useLingui } from '@lingui/react/macro';
import { IntegerField } from '@milepost/kit/integer-field';
import { Select } from '@milepost/kit/select';
import { Switch } from '@milepost/kit/switch';
import { TextField } from '@milepost/kit/text-field';
import { CODE_MAX_CHARS, NAME_MAX_CHARS, SORT_MAX, SORT_MIN, entryProblems } from '@milepost/openapi/domains/dictionary';
import type { Category, DictionaryField, EntryDraft, Option } from '@milepost/openapi/domains/dictionary';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { saveEntry } from '../../data/dictionary/mutations.ts';
import { entryParentsQuery, entryQuery } from '../../data/dictionary/queries.ts';
import { useWrite } from '../../data/useWrite.ts';
import { DraftDialog, FieldPair, useDraftForm } from '../../features/draft-form/index.ts';
import { entrySentence, newEntry } from './entryForm.ts';
import { LoadingDialog } from './LoadingDialog.tsx';
import { treeOptions } from './options.ts';

interface EntryDialogProps {
  readonly category: Category;
  /** Null to create one. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** Placeholder of the wire for "leave nothing out". @source admin §7 */
const NOBODY = '0';

/** Creates or edits an entry. When editing, the record is loaded by id. @source admin §2 */
export default function EntryDialog({ category, id, onClose }: EntryDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const title = id === null ? t`New dictionary` : t`Edit dictionary`;
  const parents = useQuery(entryParentsQuery(api, category, id ?? NOBODY));
  const record = useQuery({ ...entryQuery(api, id ?? NOBODY), enabled: id !== null });
  const initial = id === null ? newEntry(category.id) : record.data;
  if (!parents.data || !initial)
    return <LoadingDialog title={title} queries={id === null ? [parents] : [parents, record]} onClose={onClose} />;
  return <EntryForm title={title} category={category} id={id} initial={initial} parents={parents.data} onClose={onClose} />;
}

interface EntryFormProps extends EntryDialogProps {
  readonly title: string;
  readonly initial: EntryDraft;
  readonly parents: readonly Option[];
}

const fieldId = (field: DictionaryField) => `entry-${field}`;

function EntryForm({ title, category, id, initial, parents, onClose }: EntryFormProps) {
  const { t, i18n } = useLingui();
  const { run } = useWrite(saveEntry(useApi()));
  const form = useDraftForm<EntryDraft, DictionaryField>({
    initial,
    problemsOf: (draft) => entryProblems(draft).map((problem) => ({ field: problem.field, message: i18n._(entrySentence(problem)) })),
    save: (draft) => run({ id, draft }),
    onSaved: onClose,
  });
  const { draft } = form;
  const labels = { parentId: t`Parent`, fullName: t`Name`, enCode: t`Code`, sortCode: t`Sort order` };
  const field = (name: DictionaryField) => ({
    id: fieldId(name),
    label: labels[name],
    error: form.errorOf(name),
    onLeave: () => form.leave(name),
  });
  return (
    <DraftDialog title={title} form={form} labels={labels} fieldId={fieldId} onClose={onClose}>
      <Select
        {...field('parentId')}
        isRequired
        // Entries of a flat category have nothing above them to choose. @reading R-030
        use={category.isTree ? 'editable' : 'disabled'}
        value={draft.parentId ?? category.id}
        options={treeOptions(parents)}
        placeholder={t`Choose a parent`}
        onChange={(parentId) => form.set({ parentId: parentId === category.id ? null : parentId })}
      />
      <FieldPair>
        <TextField
          {...field('fullName')}
          isRequired
          value={draft.fullName}
          maxChars={NAME_MAX_CHARS}
          onChange={(fullName) => form.set({ fullName })}
        />
        <TextField
          {...field('enCode')}
          isRequired
          value={draft.enCode}
          maxChars={CODE_MAX_CHARS}
          spellCheck={false}
          onChange={(enCode) => form.set({ enCode })}
        />
      </FieldPair>
      <FieldPair>
        <IntegerField
          {...field('sortCode')}
          value={draft.sortCode}
          min={SORT_MIN}
          max={SORT_MAX}
          help={t`${SORT_MIN} to ${SORT_MAX}, small ones first`}
          onChange={(sortCode) => form.set({ sortCode })}
          onProblem={(problem) => form.setUnreadable('sortCode', problem?.message ?? null)}
        />
        <Switch
          label={t`Status`}
          isOn={draft.isEnabled}
          onText={t`Enabled`}
          offText={t`Disabled`}
          onChange={(isEnabled) => form.set({ isEnabled })}
        />
      </FieldPair>
      <TextField label={t`Description`} rows={3} value={draft.description} onChange={(description) => form.set({ description })} />
    </DraftDialog>
  );
}
