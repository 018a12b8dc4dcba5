import type { ModelAccess } from './model-access.ts';
import { textOf, type Design, type Field } from './design.ts';
import { shownRow } from './show.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fields with those that attributes among them follow, shown or not. */
export function followed(design: Design, fields: readonly Field[]): readonly Field[] {
  const needed = fields.flatMap(({ kind, control }) =>
    kind.endsWith('Attr') ? [textOf(control['relationField']).split('_jnpfTable_')[0]] : [],
  );
  const keys = new Set(fields.map(({ key }) => key));
  return [...fields, ...design.fields.filter(({ key }) => needed.includes(key) && !keys.has(key))];
}

/** Values of a record as its form shows them to the caller. */
export function shownFor({ design, formed, rights, names }: ModelAccess, values: Values): Record<string, unknown> {
  const texts = shownRow(followed(design, formed.fields), values, names);
  if (!rights.isCut) return texts;
  const isTheirs = (member: string): boolean => formed.fields.some(({ key }) => member === key || member.startsWith(`${key}_`));
  return Object.fromEntries(Object.entries(texts).filter(([member]) => isTheirs(member)));
}
