import { useMemo } from 'react';
import { SummaryView } from '../../primitives/error-summary/index.ts';
import { useMessages } from '../../primitives/lingui/index.ts';
import { RelationDataProvider } from '../../primitives/relation-data/index.ts';
import type { FormSpec } from '../grammar/index.ts';
import { formProps, useFormHandle, useFormProblems } from '../headless.ts';
import type { FormHandle } from '../headless.ts';
import { formMessages } from '../messages.ts';
import type { FormStore } from '../store/index.ts';
import { FormParts } from './FormParts.tsx';
import { FormProvider } from './drawnForm.ts';
import { editorsWith } from './registry.ts';
import type { FormEditors } from './registry.ts';
import { useText } from './useText.ts';
import * as css from './FormParts.css.ts';

interface FormFieldsProps {
  readonly spec: Pick<FormSpec, 'parts'>;
  readonly store: FormStore;
  /** Begin of the ids of the controls; unique on the page. */
  readonly name: string;
  /** Shows a record instead of a form. @defaultValue false */
  readonly isReadOnly?: boolean;
  /** The fields alone: for a row of filters, which act by themselves. @defaultValue false */
  readonly isBare?: boolean;
  /** Editors in place of the kit's; the same object from drawing to drawing. */
  readonly editors?: FormEditors;
  /** Enter in a field of one line. Left out for a record. */
  readonly onSubmit?: () => void;
}

const KIT: FormEditors = {};

/**
 * The fields of a form, with the summary of what is to be mended at their head; or the same fields as a record to read.
 * Frames (dialog, drawer, page) bring the buttons.
 */
export function FormFields({ spec, store, name, isReadOnly = false, isBare = false, editors = KIT, onSubmit }: FormFieldsProps) {
  const handle = useFormHandle({ store, id: name, isReadOnly, messages: useMessages(formMessages), text: useText() });
  const form = useMemo(() => ({ ...handle, editorOf: editorsWith(editors) }), [handle, editors]);
  return (
    <FormProvider value={form}>
      <RelationDataProvider>
        {isBare ? (
          <FormParts parts={spec.parts} />
        ) : isReadOnly ? (
          <div className={css.column}>
            <FormParts parts={spec.parts} />
          </div>
        ) : (
          <form {...formProps(onSubmit, { className: css.column })}>
            <Problems form={form} />
            <FormParts parts={spec.parts} />
            {/* Enter in a field saves, as the button of the frame does, which stands outside the form. */}
            <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
          </form>
        )}
      </RelationDataProvider>
    </FormProvider>
  );
}

const Problems = ({ form }: { readonly form: FormHandle }) => <SummaryView summary={useFormProblems(form)} />;
