import { useLingui } from '@lingui/react/macro';
import { IntegerField } from '@milepost/kit/integer-field';
import { Switch } from '@milepost/kit/switch';
import { TextField } from '@milepost/kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { saveArea } from '../../data/area/mutations.ts';
import { areaQuery } from '../../data/area/queries.ts';
import { useHeld } from '../../data/useHeld.ts';
import { useWrite } from '../../data/useWrite.ts';
import { DraftDialog, FieldPair, LoadingDialog, useDraftForm } from '../../features/draft-form/index.ts';
import { CODE_MAX_CHARS, NAME_MAX_CHARS, SORT_MAX, SORT_MIN, draftOf, newArea, problemsIn } from './areaForm.ts';
import type { AreaFormDraft, AreaFormField } from './areaForm.ts';

interface AreaDialogProps {
  /** Null to create one. */
  readonly id: string | null;
  /** Below what a new one is added; null at the top. */
  readonly parent: { readonly id: string; readonly fullName: string } | null;
  /** After a save, before the dialog closes. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Creates or edits an area. When editing, the record is loaded by id. */
export default function AreaDialog(props: AreaDialogProps) {
  const { t } = useLingui();
  const { id } = props;
  const title = id === null ? t`New area` : t`Edit area`;
  const record = useQuery({ ...areaQuery(useApi(), id ?? ''), enabled: id !== null });
  const kept = useHeld(record.data);
  if (id !== null && !kept) return <LoadingDialog title={title} queries={[record]} onClose={props.onClose} />;
  return (
    <AreaForm
      {...props}
      title={title}
      initial={kept ? draftOf(kept) : newArea(props.parent?.id ?? null)}
      parentName={kept ? kept.parentName : (props.parent?.fullName ?? '')}
    />
  );
}

interface AreaFormProps extends AreaDialogProps {
  readonly title: string;
  readonly initial: AreaFormDraft;
  /** Empty at the top; undefined where nobody knows it. */
  readonly parentName: string | undefined;
}

const ignore = () => undefined;
const fieldId = (field: AreaFormField) => `area-${field}`;

function AreaForm(props: AreaFormProps) {
  const { t, i18n } = useLingui();
  const { run } = useWrite(saveArea(useApi()));
  const form = useDraftForm<AreaFormDraft, AreaFormField>({
    initial: props.initial,
    problemsOf: (draft) => problemsIn(draft).map(({ field, sentence }) => ({ field, message: i18n._(sentence) })),
    save: (draft) => run({ id: props.id, body: draft }),
    onSaved: () => {
      props.onSaved();
      props.onClose();
    },
  });
  const { draft } = form;
  const labels: Record<AreaFormField, string> = {
    parentId: t`Parent`,
    fullName: t`Name`,
    enCode: t`Code`,
    isEnabled: t`Status`,
    sortCode: t`Sort order`,
    description: t`Description`,
  };
  const field = (name: AreaFormField) => ({
    id: fieldId(name),
    label: labels[name],
    error: form.errorOf(name),
    onLeave: () => form.leave(name),
  });
  return (
    <DraftDialog title={props.title} form={form} labels={labels} fieldId={fieldId} onClose={props.onClose}>
      {/* An area stays where it was added. @reading R-187 */}
      {props.parentName !== undefined && (
        <TextField
          id={fieldId('parentId')}
          label={labels.parentId}
          value={props.parentName || t`Top node`}
          use="disabled"
          onChange={ignore}
        />
      )}
      <FieldPair>
        <TextField
          {...field('fullName')}
          isRequired
          maxChars={NAME_MAX_CHARS}
          value={draft.fullName}
          onChange={(fullName) => form.set({ fullName })}
        />
        <TextField
          {...field('enCode')}
          isRequired
          maxChars={CODE_MAX_CHARS}
          spellCheck={false}
          value={draft.enCode}
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
          label={labels.isEnabled}
          isOn={draft.isEnabled}
          onText={t`Enabled`}
          offText={t`Disabled`}
          onChange={(isEnabled) => form.set({ isEnabled })}
        />
      </FieldPair>
      <TextField {...field('description')} rows={3} value={draft.description} onChange={(description) => form.set({ description })} />
    </DraftDialog>
  );
}
