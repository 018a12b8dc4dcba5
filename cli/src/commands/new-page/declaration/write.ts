import { camel, plural } from '../../../templates/names.ts';
import type { PlaceholderValues } from '../../../templates/placeholders.ts';
import type { Resource } from '../resource/resource.ts';
import type { RowLimit } from '../resource/rowLimits.ts';
import { builder, type Ask } from './ask.ts';
import { columnLines } from './columns.ts';
import { filterLines } from './filters.ts';
import { formCode } from './form.ts';

/** Names the declaration may take from the engine. */
const ENGINE =
  /\b(choice|choiceColumn|choices|code|codeColumn|date|decimal|defineResource|description|dictionary|enabled|historyColumns|integer|longText|moment|momentColumn|name|nameColumn|numberColumn|pair|personColumn|pick|picks|sortCode|sortColumn|stateFilter|statusColumn|text|textColumn|toggle)\(/g;

/** A screen as the templates of its files are filled with it, and what its tests must know. */
export interface Declaration {
  /** Name of the declaration, such as `billRules`; its file is called so too. */
  readonly constant: string;
  readonly values: Omit<PlaceholderValues, 'imports'>;
  /** Imports of a file of the page, by what is in it. */
  readonly importsFor: (text: string) => string;
  /** Name of the form for a new record, in zh; null where nobody makes any. */
  readonly add: string | null;
  readonly title: string;
  /** Enter on each row opens its form. */
  readonly opensForm: boolean;
  readonly isSearched: boolean;
}

/** Names that a page's files and declaration have by its own. */
export const namesOf = (name: string) => ({ name, id: camel(name), constant: plural(camel(name)) });

export function writeDeclaration(ask: Ask, route: string): Declaration {
  const { input, resource, words, constants } = ask;
  const [columns, filters, form] = [columnLines(ask), filterLines(ask), formCode(ask)];
  const names = namesOf(input.name);
  const { many, add, edit, none } = words.page;
  const several = plural(words.one);
  const [actions = ''] = actionsCode(ask, form !== null, form?.canEdit ?? false);
  const member = (code: string): string => (code === '' ? '' : `${code},`);
  return {
    constant: names.constant,
    values: {
      ...names,
      path: route,
      resource: resource.list.id,
      domain: resource.domain,
      one: words.one,
      many: several,
      ...words.called,
      title: many.zh,
      summary: `Screen of ${several}.${resource.source === '' ? '' : ` @source ${resource.source}`}`,
      source: resource.source || resource.listPath,
      constants: [...constants.values()].join('\n'),
      operations: resource.operations,
      codecs: resource.codecs,
      words: `words: { many: ${many.code}, add: ${add.code}, edit: ${edit.code}, emptyText: ${none.code} },`,
      list: `list: ${listCode(ask, columns, filters)},`,
      form: member(form ? `form: ${form.code}` : ''),
      actions: member(actions),
    },
    importsFor: (text) => importsOf(resource, text),
    add: form?.hasRequired ? add.zh : null,
    title: many.zh,
    opensForm: form?.canEdit === true && resource.editable.length === 0,
    isSearched: resource.list.hasKeyword,
  };
}

/** Imports of what a declaration uses. @param text all of it but them */
function importsOf({ codecs, operations, domain }: Resource, text: string): string {
  const used = [...new Set([...text.matchAll(ENGINE)].map(([, name = '']) => name))].toSorted((a, b) => a.localeCompare(b));
  const rule = /check: (\w+)/.exec(text)?.[1];
  return [
    `import { msg } from '@lingui/core/macro';`,
    `import { ${[codecs, ...(rule ? [rule] : [])].toSorted().join(', ')} } from '@milepost/openapi/domains/${domain}';`,
    `import { ${operations} } from '@milepost/openapi/operations';`,
    `import { ${[...used, ...(text.includes('as FieldPart<') ? ['type FieldPart'] : [])].join(', ')} } from '../../features/resource/index.ts';`,
  ].join('\n');
}

function listCode({ resource, words }: Ask, columns: readonly string[], filters: readonly string[]): string {
  const { shape, list, labelField, rootId } = resource;
  const isNamed = labelField === 'fullName' && columns.some((line) => line.startsWith('codeColumn'));
  const members = [
    `shape: '${shape}'`,
    `call: '${list.id}'`,
    ...(list.hasKeyword ? (isNamed ? [] : [`keyword: ${words.ours('keyword').code}`]) : ['keyword: null']),
    ...(filters.length > 0 ? [`filters: [${filters.join(', ')}]`] : []),
    `columns: [\n${columns.join(',\n')},\n]`,
    ...(shape === 'lazyTree' ? [lazyArgs(rootId, list.hasKeyword, filters.length > 0)] : []),
    ...(shape === 'tree' && list.hasId ? [wholeArgs(rootId, list.hasKeyword, filters.length > 0)] : []),
    ...(columns.includes('sortColumn()') && shape !== 'lazyTree' && (shape !== 'paged' || list.canSort)
      ? [`order: { by: 'sortCode' }`]
      : []),
    ...(labelField === 'fullName' ? [] : [`nameOf: ({ ${labelField} }) => ${labelField}`]),
  ];
  return `{\n${members.join(',\n')},\n}`;
}

/** Rows below the top are those of their parent, whatever was searched for. */
const lazyArgs = (rootId: string, hasKeyword: boolean, hasFilters: boolean): string => {
  const query = [...(hasKeyword ? ['...(keyword && parent === null && { keyword })'] : []), ...(hasFilters ? ['...filters'] : [])];
  const asked = [...(hasKeyword ? ['keyword'] : []), ...(hasFilters ? ['filters'] : [])];
  return `args: (${asked.length > 0 ? `{ ${asked.join(', ')} }` : '_'}, parent) => ({ path: { id: parent ?? '${rootId}' }, query: { ${query.join(', ')} } })`;
};

/** All rows at once: of a tree of which nothing is left out. */
const wholeArgs = (rootId: string, hasKeyword: boolean, hasFilters: boolean): string => {
  const asked = [...(hasKeyword ? ['keyword'] : []), ...(hasFilters ? ['filters'] : [])];
  const query = [...(hasKeyword ? ['...(keyword && { keyword })'] : []), ...(hasFilters ? ['...filters'] : [])];
  return `args: (${asked.length > 0 ? `{ ${asked.join(', ')} }` : ''}) => ({ path: { id: '${rootId}' }, query: { ${query.join(', ')} } })`;
};

function actionsCode({ resource, words }: Ask, hasForm: boolean, canEdit: boolean): string[] {
  const { setState, remove, exports, update, shape, form, editable, removable } = resource;
  const hasState =
    resource.columns.some(({ name }) => name === 'isEnabled') && form?.fields.some(({ name }) => name === 'isEnabled') === true;
  const toggle = hasState ? (setState ?? (canEdit ? update : null)) : null;
  const below = hasForm && (shape === 'tree' || shape === 'lazyTree') && form?.fields.some(({ kind }) => kind === 'parent') === true;
  const members = [
    ...(toggle ? [`toggle: '${toggle}'`] : []),
    ...(canEdit && editable.length > 0 ? [`editableWhen: ${takesCode(editable)}`] : []),
    ...(remove ? [removable.length > 0 ? `remove: { call: '${remove}', when: ${takesCode(removable)} }` : `remove: '${remove}'`] : []),
    ...(exports ? [`export: '${exports}'`] : []),
    ...(below
      ? [
          `more: [${builder('', [`{ id: 'addBelow', label: ${words.ours('below').code}, code: 'btn_add', addsBelow: true }`]).slice(1, -1)}]`,
        ]
      : []),
  ];
  return members.length > 0 ? [`actions: { ${members.join(', ')} }`] : [];
}

/** Judge of a row as code: true for those that calls take. */
function takesCode(limits: readonly RowLimit[]): string {
  const names = [...new Set(limits.map(({ name }) => name))];
  const judged = limits.map(({ name, values }) => {
    const one = values.map(
      (value) => `${name} === ${typeof value === 'string' ? `'${value.replaceAll(/[\\']/g, String.raw`\$&`)}'` : value}`,
    );
    return one.length > 1 && limits.length > 1 ? `(${one.join(' || ')})` : one.join(' || ');
  });
  return `({ ${names.join(', ')} }) => ${judged.join(' && ')}`;
}
