//- file canSave
import { useLingui } from '@lingui/react/macro';
import { IntegerField } from '@milepost/kit/integer-field';
import { Select } from '@milepost/kit/select';
import { Switch } from '@milepost/kit/switch';
import { TextField } from '@milepost/kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { saveExhibit } from '../../data/exhibit/mutations.ts';
import { exhibitQuery } from '../../data/exhibit/queries.ts';
import { useHeld } from '../../data/useHeld.ts';
import { useWrite } from '../../data/useWrite.ts';
import { DraftDialog, FieldPair, LoadingDialog, useDraftForm } from '../../features/draft-form/index.ts';
import { $limitNames, bodyOf, draftOf, newSpecimen, problemsIn } from './specimenForm.ts';
import type { SpecimenFormDraft, SpecimenFormField } from './specimenForm.ts';

interface SpecimenDialogProps {
  //- if canUpdate
  /** Null to create one. */
  readonly id: string | null;
  //- end
  //- if lazyTree
  /** Below what a new one is added; null at the top. */
  readonly parent: { readonly id: string; readonly fullName: string } | null;
  /** After a save, before the dialog closes. */
  readonly onSaved: () => void;
  //- end
  readonly onClose: () => void;
}

/** $dialogDoc */
export default function SpecimenDialog(props: SpecimenDialogProps) {
  const { t } = useLingui();
  //- if canUpdate
  const { id } = props;
  const title = id === null ? t`New «thing»` : t`Edit «thing»`;
  const record = useQuery({ ...exhibitQuery(useApi(), id ?? ''), enabled: id !== null });
  const kept = useHeld(record.data);
  if (id !== null && !kept) return <LoadingDialog title={title} queries={[record]} onClose={props.onClose} />;
  //- else
  //: const title = t`New «thing»`;
  //- end
  return (
    <SpecimenForm
      {...props}
      title={title}
      initial={$initialDraft}
      //- if hasParentField
      parentName={$parentName}
      //- end
    />
  );
}

interface SpecimenFormProps extends SpecimenDialogProps {
  readonly title: string;
  readonly initial: SpecimenFormDraft;
  //- if hasParentField
  /** Empty at the top; undefined where nobody knows it. */
  readonly parentName: string | undefined;
  //- end
}

//- if hasParentField
const ignore = () => undefined;
//- end
const fieldId = (field: SpecimenFormField) => `specimen-${field}`;

function SpecimenForm(props: SpecimenFormProps) {
  const { t, i18n } = useLingui();
  const { run } = useWrite(saveExhibit(useApi()));
  const form = useDraftForm<SpecimenFormDraft, SpecimenFormField>({
    initial: props.initial,
    problemsOf: (draft) => problemsIn(draft).map(({ field, sentence }) => ({ field, message: i18n._(sentence) })),
    save: (draft) => run($saveArgs),
    //- if lazyTree
    onSaved: () => {
      props.onSaved();
      props.onClose();
    },
    //- else
    //: onSaved: props.onClose,
    //- end
  });
  const { draft } = form;
  const labels: Record<SpecimenFormField, string> = {
    //- insert labels
  };
  const field = (name: SpecimenFormField) => ({
    id: fieldId(name),
    label: labels[name],
    error: form.errorOf(name),
    onLeave: () => form.leave(name),
  });
  return (
    <DraftDialog title={props.title} form={form} labels={labels} fieldId={fieldId} onClose={props.onClose}>
      {/*- insert fields */}
    </DraftDialog>
  );
}
