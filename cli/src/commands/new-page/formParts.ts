import { fillIn, type Scope } from '../../templates/render.ts';
import { literal } from './code.ts';
import type { FormField, FormShape } from './resource/resource.ts';
import type { ScopeAsk } from './scopeAsk.ts';

/** Name of a field, in English. */
export const labelOf = ({ vocabulary }: ScopeAsk, { name, title }: Pick<FormField, 'name' | 'title'>): string =>
  vocabulary.ofField(name, title)['label'] ?? name;

/** A part of a template with everything about one field. */
export function part(
  ask: ScopeAsk,
  parts: ReadonlyMap<string, string>,
  name: string,
  field: FormField,
  values: Readonly<Record<string, string>>,
): string {
  const scope: Scope = {
    flags: new Set(),
    names: {},
    words: { ...ask.vocabulary.page, ...ask.vocabulary.ofField(field.name, field.title) },
    values: { name: field.name, constant: ask.vocabulary.constantOf(field.name), ...values },
  };
  return (parts.get(name) ?? '')
    .split('\n')
    .map((line) => fillIn(line, scope, `${name} of ${field.name}`))
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** Constants for lengths and ranges. */
export function limitLines({ vocabulary }: ScopeAsk, { fields }: FormShape): string[] {
  return fields.flatMap((field) => {
    const begin = vocabulary.constantOf(field.name);
    if ((field.kind === 'text' || field.kind === 'longText') && field.maxChars !== null)
      return [`export const ${begin}_MAX_CHARS = ${grouped(field.maxChars)};`];
    if (field.kind === 'integer') return [`export const ${begin}_MIN = ${minOf(field)};`, `export const ${begin}_MAX = ${maxOf(field)};`];
    return [];
  });
}

const minOf = ({ min }: FormField): string => (min === null ? 'Number.MIN_SAFE_INTEGER' : grouped(min));
const maxOf = ({ max }: FormField): string => (max === null ? 'Number.MAX_SAFE_INTEGER' : grouped(max));
/** `999_999` */
const grouped = (number: number): string => String(number).replaceAll(/\B(?=(\d{3})+$)/g, '_');

export const choiceLine = ({ vocabulary }: ScopeAsk, { name, choices }: FormField): string =>
  `export const ${vocabulary.constantOf(name)}_CHOICES = ${literal(choices)} as const;`;
