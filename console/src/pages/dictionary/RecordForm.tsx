import { useLingui } from '@lingui/react/macro';
import { IntegerField } from '@milepost/kit/integer-field';
import { Select } from '@milepost/kit/select';
import type { SelectProps } from '@milepost/kit/select';
import { TextField } from '@milepost/kit/text-field';
import { CODE_MAX_CHARS, NAME_MAX_CHARS, SORT_MAX, SORT_MIN } from '@milepost/openapi/domains/dictionary';
import type { CategoryDraft, DictionaryField, EntryDraft } from '@milepost/openapi/domains/dictionary';
import type { ReactNode } from 'react';
import { DraftDialog, FieldPair } from '../../features/draft-form/index.ts';
import type { DraftForm } from '../../features/draft-form/index.ts';

interface RecordFormProps {
  readonly kind: 'category' | 'entry';
  readonly title: string;
  readonly form: DraftForm<CategoryDraft, DictionaryField> | DraftForm<EntryDraft, DictionaryField>;
  /** Parents that may be chosen, and the chosen one. */
  readonly parent: Pick<SelectProps, 'use' | 'value' | 'options' | 'onChange'>;
  /** The switch beside the sort order, the one field that differs. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Form of a category and of an entry. @source admin §2 */
export function RecordForm({ kind, title, form, parent, children, onClose }: RecordFormProps) {
  const { t } = useLingui();
  const { draft } = form;
  const labels = { parentId: t`Parent`, fullName: t`Name`, enCode: t`Code`, sortCode: t`Sort order` };
  const fieldId = (field: DictionaryField) => `${kind}-${field}`;
  const field = (name: DictionaryField) => ({
    id: fieldId(name),
    label: labels[name],
    error: form.errorOf(name),
    onLeave: () => form.leave(name),
  });
  return (
    <DraftDialog title={title} form={form} labels={labels} fieldId={fieldId} onClose={onClose}>
      <Select {...field('parentId')} {...parent} isRequired placeholder={t`Choose a parent`} />
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
        {children}
      </FieldPair>
      <TextField label={t`Description`} rows={3} value={draft.description} onChange={(description) => form.set({ description })} />
    </DraftDialog>
  );
}
