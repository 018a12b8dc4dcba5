import { useLingui } from '@lingui/react/macro';
import { IntegerField } from '@milepost/kit/integer-field';
import { Select } from '@milepost/kit/select';
import { Switch } from '@milepost/kit/switch';
import { TextField } from '@milepost/kit/text-field';
import { CODE_MAX_CHARS, NAME_MAX_CHARS, SORT_MAX, SORT_MIN, categoryProblems } from '@milepost/openapi/domains/dictionary';
import type { CategoryDraft, DictionaryField, Option } from '@milepost/openapi/domains/dictionary';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { saveCategory } from '../../data/dictionary/mutations.ts';
import { categoryParentsQuery, categoryQuery } from '../../data/dictionary/queries.ts';
import { useWrite } from '../../data/useWrite.ts';
import { DraftDialog, FieldPair, useDraftForm } from '../../features/draft-form/index.ts';
import { categorySentence, newCategory } from './categoryForm.ts';
import { LoadingDialog } from './LoadingDialog.tsx';
import { treeOptions } from './options.ts';

interface CategoryDialogProps {
  /** Null to create one. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** Placeholder of the wire for "leave nothing out". @source admin §7 */
const NOBODY = '0';
/** The parent of top categories. @source admin §9 */
const TOP = '-1';

/** Creates or edits a category. @source admin §2 */
export default function CategoryDialog({ id, onClose }: CategoryDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const title = id === null ? t`New category` : t`Edit category`;
  const parents = useQuery(categoryParentsQuery(api, id ?? NOBODY));
  const record = useQuery({ ...categoryQuery(api, id ?? NOBODY), enabled: id !== null });
  const initial = id === null ? newCategory() : record.data;
  if (!parents.data || !initial)
    return <LoadingDialog title={title} queries={id === null ? [parents] : [parents, record]} onClose={onClose} />;
  return <CategoryForm title={title} id={id} initial={initial} parents={parents.data} onClose={onClose} />;
}

interface CategoryFormProps extends CategoryDialogProps {
  readonly title: string;
  readonly initial: CategoryDraft;
  readonly parents: readonly Option[];
}

const fieldId = (field: DictionaryField) => `category-${field}`;

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
  const labels = { parentId: t`Parent`, fullName: t`Name`, enCode: t`Code`, sortCode: t`Sort order` };
  const field = (name: DictionaryField) => ({
    id: fieldId(name),
    label: labels[name],
    error: form.errorOf(name),
    onLeave: () => form.leave(name),
  });
  const top = { id: TOP, label: t`Top node` };
  return (
    <DraftDialog title={title} form={form} labels={labels} fieldId={fieldId} onClose={onClose}>
      <Select
        {...field('parentId')}
        isRequired
        value={draft.parentId === undefined ? null : (draft.parentId ?? TOP)}
        options={parents.some(({ id: own }) => own === TOP) ? treeOptions(parents) : [top, ...treeOptions(parents)]}
        placeholder={t`Choose a parent`}
        onChange={(parentId) => form.set({ parentId: parentId === TOP ? null : parentId })}
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
          label={t`Tree`}
          isOn={draft.isTree}
          isDisabled={id !== null}
          help={
            id === null ? t`Entries may stand below one another. This cannot be changed later.` : t`Fixed when the category was created.`
          }
          onText={t`Yes`}
          offText={t`No`}
          onChange={(isTree) => form.set({ isTree })}
        />
      </FieldPair>
      <TextField label={t`Description`} rows={3} value={draft.description} onChange={(description) => form.set({ description })} />
    </DraftDialog>
  );
}
