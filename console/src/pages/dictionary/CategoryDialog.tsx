import { useLingui } from '@lingui/react/macro';
import { Switch } from '@milepost/kit/switch';
import { categoryProblems } from '@milepost/openapi/domains/dictionary';
import type { CategoryDraft, DictionaryField, Option } from '@milepost/openapi/domains/dictionary';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { saveCategory } from '../../data/dictionary/mutations.ts';
import { categoryParentsQuery, categoryQuery } from '../../data/dictionary/queries.ts';
import { useHeld } from '../../data/useHeld.ts';
import { useWrite } from '../../data/useWrite.ts';
import { LoadingDialog, useDraftForm } from '../../features/draft-form/index.ts';
import { categorySentence, newCategory } from './categoryForm.ts';
import { NOBODY, treeOptions } from './options.ts';
import { RecordForm } from './RecordForm.tsx';

interface CategoryDialogProps {
  /** Null to create one. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** The parent of top categories. @source admin §9 */
const TOP = '-1';

/** Creates or edits a category. @source admin §2 */
export default function CategoryDialog({ id, onClose }: CategoryDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const title = id === null ? t`New category` : t`Edit category`;
  const parents = useQuery(categoryParentsQuery(api, id ?? NOBODY));
  const record = useQuery({ ...categoryQuery(api, id ?? NOBODY), enabled: id !== null });
  const options = useHeld(parents.data);
  const kept = useHeld(record.data);
  const initial = id === null ? newCategory() : kept;
  if (!options || !initial) return <LoadingDialog title={title} queries={id === null ? [parents] : [parents, record]} onClose={onClose} />;
  return <CategoryForm title={title} id={id} initial={initial} parents={options} onClose={onClose} />;
}

interface CategoryFormProps extends CategoryDialogProps {
  readonly title: string;
  readonly initial: CategoryDraft;
  readonly parents: readonly Option[];
}

function CategoryForm({ title, id, initial, parents, onClose }: CategoryFormProps) {
  const { t, i18n } = useLingui();
  const { run } = useWrite(saveCategory(useApi()));
  const form = useDraftForm<CategoryDraft, DictionaryField>({
    initial,
    problemsOf: (draft) => categoryProblems(draft).map((problem) => ({ field: problem.field, message: i18n._(categorySentence(problem)) })),
    save: (draft) => run({ id, draft }),
    onSaved: onClose,
  });
  const { draft } = form;
  const top = { id: TOP, label: t`Top node` };
  return (
    <RecordForm
      kind="category"
      title={title}
      form={form}
      parent={{
        value: draft.parentId === undefined ? null : (draft.parentId ?? TOP),
        options: parents.some(({ id: own }) => own === TOP) ? treeOptions(parents) : [top, ...treeOptions(parents)],
        onChange: (parentId) => form.set({ parentId: parentId === TOP ? null : parentId }),
      }}
      onClose={onClose}
    >
      <Switch
        label={t`Tree`}
        isOn={draft.isTree}
        isDisabled={id !== null}
        help={id === null ? t`Entries may stand below one another. This cannot be changed later.` : t`Fixed when the category was created.`}
        onText={t`Yes`}
        offText={t`No`}
        onChange={(isTree) => form.set({ isTree })}
      />
    </RecordForm>
  );
}
