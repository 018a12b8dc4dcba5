import { useLingui } from '@lingui/react/macro';
import { Switch } from '@milepost/kit/switch';
import { entryProblems } from '@milepost/openapi/domains/dictionary';
import type { Category, DictionaryField, EntryDraft, Option } from '@milepost/openapi/domains/dictionary';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { saveEntry } from '../../data/dictionary/mutations.ts';
import { entryParentsQuery, entryQuery } from '../../data/dictionary/queries.ts';
import { useHeld } from '../../data/useHeld.ts';
import { useWrite } from '../../data/useWrite.ts';
import { LoadingDialog, useDraftForm } from '../../features/draft-form/index.ts';
import { entrySentence, newEntry } from './entryForm.ts';
import { NOBODY, treeOptions } from './options.ts';
import { RecordForm } from './RecordForm.tsx';

interface EntryDialogProps {
  readonly category: Category;
  /** Null to create one. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** Creates or edits an entry. When editing, the record is loaded by id. @source admin §2 */
export default function EntryDialog({ category, id, onClose }: EntryDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const title = id === null ? t`New entry` : t`Edit entry`;
  const parents = useQuery(entryParentsQuery(api, category, id ?? NOBODY));
  const record = useQuery({ ...entryQuery(api, id ?? NOBODY), enabled: id !== null });
  const options = useHeld(parents.data);
  const kept = useHeld(record.data);
  const initial = id === null ? newEntry(category.id) : kept;
  if (!options || !initial) return <LoadingDialog title={title} queries={id === null ? [parents] : [parents, record]} onClose={onClose} />;
  return <EntryForm title={title} category={category} id={id} initial={initial} parents={options} onClose={onClose} />;
}

interface EntryFormProps extends EntryDialogProps {
  readonly title: string;
  readonly initial: EntryDraft;
  readonly parents: readonly Option[];
}

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
  return (
    <RecordForm
      kind="entry"
      title={title}
      form={form}
      parent={{
        // Entries of a flat category have nothing above them to choose. @reading R-030
        use: category.isTree ? 'editable' : 'disabled',
        value: draft.parentId ?? category.id,
        options: treeOptions(parents),
        onChange: (parentId) => form.set({ parentId: parentId === category.id ? null : parentId }),
      }}
      onClose={onClose}
    >
      <Switch
        label={t`Status`}
        isOn={draft.isEnabled}
        onText={t`Enabled`}
        offText={t`Disabled`}
        onChange={(isEnabled) => form.set({ isEnabled })}
      />
    </RecordForm>
  );
}
