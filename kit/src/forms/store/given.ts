import { givenOfLimit, holds } from '../grammar/index.ts';
import type { Control, Read } from '../grammar/index.ts';

type Dated = Extract<Control, { readonly kind: 'date' | 'time' | 'dateRange' | 'timeRange' }>;
const DATED: ReadonlySet<Control['kind']> = new Set<Dated['kind']>(['date', 'time', 'dateRange', 'timeRange']);
const isDated = (control: Control): control is Dated => DATED.has(control.kind);

/** Values of other fields that the editor of a control reads: it is drawn anew when one of them changes. */
export function givenOf(control: Control, read: Read): unknown {
  if ((control.kind === 'choice' || control.kind === 'cascade') && control.options.from === 'feed')
    return Object.values(control.options.parameters ?? {}).map(read);
  if (control.kind === 'record' && 'templateJson' in control.source.config)
    return control.source.config.templateJson.map(({ relationField }) => (relationField === '' ? null : read(relationField)));
  if (control.kind === 'pick') return Object.values(control.parameters ?? {}).map(read);
  if (control.kind === 'html') return [control.isPlain !== undefined && holds(control.isPlain, read), control.inserts?.words(read)];
  if (control.kind === 'text') return control.inserts?.words(read) ?? null;
  if (control.kind === 'custom' || control.kind === 'rows') return control.reads?.map(read) ?? null;
  if (isDated(control))
    return [givenOfLimit(control.min, read), givenOfLimit(control.max, read), 'notes' in control ? control.notes?.(read) : null];
  return null;
}
