import { controlsOf } from '@milepost/kit/forms/grammar';
import type { FormSpec } from '@milepost/kit/forms/grammar';
import { createRecordStore } from '@milepost/kit/forms/store';
import type { FormStore } from '@milepost/kit/forms/store';
import type { RecordValues } from '@milepost/openapi/domains/record';
import { OPERATION_TYPES } from '@milepost/openapi/domains/workflow';
import type { FlowConfig, FlowDetail } from '@milepost/openapi/domains/workflow';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { NO_WORK } from '../../data/workflow/noWork.ts';
import { useFormStore } from '../../form-changes/index.ts';
import type { DesignChange } from '../../form-changes/index.ts';
import { compileForm, rulesFor, withCurrent } from '../../data/model/compile/index.ts';
import type { RecordPlace, SpecProblem } from '../../data/model/compile/index.ts';
import { isWritable, withRights } from './formRights.ts';

const EMPTY: FormSpec = { parts: [] };

/** The form of a process, as the reader's rights leave it. */
export interface TaskForm {
  readonly spec: FormSpec;
  readonly store: FormStore;
  readonly values: RecordValues;
  /** Some field may be changed. */
  readonly isEditable: boolean;
  /** Faults of the design. */
  readonly problems: readonly SpecProblem[];
  /** Changes of its design since it was opened to be filled in; null where it has not changed. */
  readonly changes: readonly DesignChange[] | null;
  /** Fields the reader filled in before somebody else handled the work, as they stood; null where there are none. */
  readonly unsent: Pick<TaskForm, 'spec' | 'store'> | null;
}

/** Fields of a form that were changed and cannot be sent any more, to be read. @reading R-600 */
function unsentOf(spec: FormSpec, edited: FormStore): TaskForm['unsent'] {
  const changed = edited.changed();
  const parts = controlsOf(spec).flatMap(({ control }) =>
    // A sum follows what was typed; nobody has filled it in.
    changed.includes(control.field) && control.kind !== 'calculate' ? [{ ...control, shown: undefined }] : [],
  );
  return parts.length === 0 ? null : { spec: { parts }, store: createRecordStore({ parts }, edited.snapshot()) };
}

/** Place of a process, for the codes of its form that lead to it; one that is not launched has no id. @reading R-279 */
const placeOf = ({ processId, flowId, formType, taskOperatorId, standing }: FlowConfig): RecordPlace => ({
  id: processId === NO_WORK ? '' : processId,
  modelType: formType === null ? '' : String(formType),
  flowId: flowId ?? '',
  processId: processId === NO_WORK ? '' : processId,
  taskId: taskOperatorId ?? '',
  operationType: String(OPERATION_TYPES[standing]),
});

/**
 * The form over the values of a process, those kept for later above those that were sent. What was typed stays when the process
 * is read again, also by another design that was released meanwhile, and stays to be read where somebody else has handled the work.
 * @reading R-381 R-600 R-861
 */
export function useTaskForm({ form, formData, draftData, rights }: FlowDetail, mayEdit: boolean, config: FlowConfig): TaskForm {
  const { user } = useSession().currentUser;
  const place = useMemo(() => placeOf(config), [config]);
  const compiled = useMemo(() => (form?.design.kind === 'value' ? compileForm(form.design.value, place) : null), [form, place]);
  const values = useMemo(() => ({ ...formData, ...(mayEdit ? draftData : null) }), [formData, draftData, mayEdit]);
  // A process that is begun has no values yet; one that has any keeps them as they are.
  const isBegun = Object.keys(values).length === 0;
  const spec = useMemo(() => {
    if (!compiled) return EMPTY;
    const parts = isBegun ? withCurrent(compiled.spec.parts, user, Date.now) : compiled.spec.parts;
    return withRights({ parts, rules: rulesFor(compiled.rules.rules, user) }, rights);
  }, [compiled, rights, user, isBegun]);
  const isEditable = mayEdit && isWritable(rights);
  const [first] = useState({ values, isEditable });
  const design = form?.design.kind === 'value' ? form.design.value : undefined;
  const drawn = useFormStore(first.isEditable ? spec : EMPTY, values, design);
  const edited = first.isEditable ? drawn.store : null;
  useEffect(() => {
    if (edited && values !== first.values) edited.rebase(values);
  }, [edited, values, first]);
  const read = useMemo(() => createRecordStore(spec, values), [spec, values]);
  const isEditing = isEditable && edited !== null;
  const unsent = useMemo(() => (isEditing || edited === null ? null : unsentOf(drawn.spec, edited)), [isEditing, edited, drawn.spec]);
  return {
    spec: isEditing ? drawn.spec : spec,
    store: isEditing ? edited : read,
    values,
    isEditable: isEditing,
    problems: compiled?.problems ?? [],
    changes: isEditing ? drawn.changes : null,
    unsent,
  };
}
