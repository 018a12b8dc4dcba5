import type { ColumnField, FilterField, FormField, Resource } from '../resource/resource.ts';
import { codesOf } from '../words.ts';

/** A resource whose members that travel as codes are choices of what the codes mean. */
export function withCodes(resource: Resource): Resource {
  const { domain, columns, list, form } = resource;
  const codes = (member: string): readonly string[] => codesOf(domain, member);
  const column = (field: ColumnField): ColumnField =>
    codes(field.name).length > 0 && (field.kind === 'text' || field.kind === 'number')
      ? { ...field, kind: 'choice', choices: codes(field.name) }
      : field;
  const filter = (field: FilterField): FilterField =>
    field.choices.length === 0 && codes(field.name).length > 0 ? { ...field, choices: codes(field.name) } : field;
  const held = (field: FormField): FormField => {
    if (codes(field.name).length === 0) return field;
    // A choice holds a text: a code that is a number begins as the server reads nothing.
    if (field.kind === 'integer') return { ...field, kind: 'none' };
    return field.kind === 'text' ? { ...field, kind: 'choice', isReference: false, choices: codes(field.name) } : field;
  };
  return {
    ...resource,
    columns: columns.map(column),
    list: { ...list, filters: list.filters.map(filter) },
    form: form && { ...form, fields: form.fields.map(held) },
  };
}
