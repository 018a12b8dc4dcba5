import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { PageSetup, pageParamOf, paperOf } from '@milepost/kit/print-preview';
import { useMemo } from 'react';
import * as css from './PrintTemplate.css.ts';

/** Editor of the paper of a template, which is kept as JSON. @source admin §2 */
export default function PaperField({ field, value, onChange }: EditProps<CustomControl>) {
  const kept = typeof value === 'string' ? value : '';
  const paper = useMemo(() => paperOf(kept), [kept]);
  return (
    <fieldset id={field.id} className={css.paper} disabled={field.use !== 'editable'}>
      <legend className={css.legend}>{field.label}</legend>
      <PageSetup paper={paper} onChange={(next) => onChange(pageParamOf(next, kept))} />
    </fieldset>
  );
}
