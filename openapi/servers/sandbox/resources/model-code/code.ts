import { valueKindNamed } from '@milepost/kit/forms/values';
import type { Field } from '../record/design.ts';

/** A file of generated code. */
export interface CodeFile {
  readonly folder: string;
  readonly name: string;
  readonly text: string;
}

/** Names the code is made with. */
export interface CodeNames {
  readonly className: string;
  /** Of the sub-tables, in their order; those without one are numbered. */
  readonly subClassNames: readonly string[];
  readonly packageName: string;
  /** Words above the classes. */
  readonly title: string;
}

function typeOf({ kind }: Field): string {
  const { sheet } = valueKindNamed(kind) ?? {};
  return sheet === 'figure' ? 'BigDecimal' : sheet === 'day' ? 'Long' : 'String';
}
/** A title must not end the comment it stands in. */
const comment = (text: string): string => text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ');
const html = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const classOf = (name: string, title: string, packageName: string, fields: readonly Field[]): string =>
  [
    `package ${packageName.replaceAll(/[^\w.]/g, '')}.entity;`,
    '',
    'import java.math.BigDecimal;',
    '',
    `/** ${comment(title)} */`,
    `public class ${name}Entity {`,
    ...fields.map((field) => `    /** ${comment(field.label)} */\n    private ${typeOf(field)} ${field.key};`),
    '}',
    '',
  ].join('\n');

const formOf = (fields: readonly Field[]): string =>
  [
    '<template>',
    '  <a-form :model="form">',
    ...fields.map(
      ({ key, label, kind }) =>
        `    <a-form-item label="${html(label)}" name="${html(key)}"><${html(kind)} v-model="form.${html(key)}" /></a-form-item>`,
    ),
    '  </a-form>',
    '</template>',
    '',
  ].join('\n');

/** Code of a design: a class of its fields, one of each sub-table, and the page of its form. @reading R-985 */
export function codeOf(fields: readonly Field[], { className, subClassNames, packageName, title }: CodeNames): CodeFile[] {
  const tables = fields.filter(({ kind }) => kind === 'table');
  const own = fields.filter(({ kind }) => kind !== 'table');
  return [
    { folder: 'java', name: `${className}Entity.java`, text: classOf(className, title, packageName, own) },
    ...tables.map((table, index) => {
      const name = subClassNames[index] ?? `${className}Sub${index + 1}`;
      return { folder: 'java', name: `${name}Entity.java`, text: classOf(name, table.label, packageName, table.children) };
    }),
    { folder: 'web', name: 'form.vue', text: formOf(own) },
  ];
}
