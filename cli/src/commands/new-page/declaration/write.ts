import { camel, plural } from '../../../templates/names.ts';
import { builder, type Ask } from './ask.ts';
import { columnLines } from './columns.ts';
import { filterLines } from './filters.ts';
import { formCode } from './form.ts';

/** Names the declaration may take from the engine. */
const ENGINE =
  /\b(choice|choiceColumn|choices|code|codeColumn|date|decimal|defineResource|description|dictionary|enabled|historyColumns|integer|longText|moment|momentColumn|name|nameColumn|numberColumn|pair|personColumn|pick|picks|sortCode|sortColumn|stateFilter|statusColumn|text|textColumn|toggle)\(/g;

/** A screen as its two files, before they are formatted, and what its tests must know. */
export interface Declaration {
  /** Name of the declaration, such as `billRules`; its file is called so too. */
  readonly constant: string;
  readonly text: string;
  readonly page: string;
  /** Name of the form for a new record, in zh; null where nobody makes any. */
  readonly add: string | null;
  readonly title: string;
  readonly canEdit: boolean;
  readonly isSearched: boolean;
}

export const constantOf = (name: string): string => plural(camel(name));

export function writeDeclaration(ask: Ask, route: string): Declaration {
  const { input, resource, words, constants } = ask;
  const [columns, filters, form] = [columnLines(ask), filterLines(ask), formCode(ask)];
  const constant = constantOf(input.name);
  const source = resource.source || resource.listPath;
  const members = [
    `id: '${camel(input.name)}'`,
    `source: '${source}'`,
    `operations: ${resource.operations}`,
    `codecs: ${resource.codecs}`,
    `words: { many: ${words.page.many.code}, add: ${words.page.add.code}, edit: ${words.page.edit.code}, emptyText: ${words.page.none.code} }`,
    `list: ${listCode(ask, columns, filters)}`,
    ...(form ? [`form: ${form.code}`] : []),
    ...actionsCode(ask, form !== null, form?.canEdit ?? false),
  ];
  const body = `export const ${constant} = defineResource({\n${members.join(',\n')},\n});\n`;
  const above = [...constants.values()].join('\n');
  const used = [...new Set([...`${above}${body}`.matchAll(ENGINE)].map(([, name = '']) => name))].toSorted((a, b) => a.localeCompare(b));
  const rule = /check: (\w+)/.exec(body)?.[1];
  const text = [
    `import { msg } from '@lingui/core/macro';`,
    `import { ${[resource.codecs, ...(rule ? [rule] : [])].toSorted().join(', ')} } from '@milepost/openapi/domains/${resource.domain}';`,
    `import { ${resource.operations} } from '@milepost/openapi/operations';`,
    `import { ${[...used, ...(body.includes('as FieldPart<') ? ['type FieldPart'] : [])].join(', ')} } from '../../features/resource/index.ts';`,
    '',
    ...(above === '' ? [] : [above, '']),
    `/** Screen of ${plural(words.one)}. ${resource.source === '' ? '' : `@source ${resource.source} `}*/`,
    body,
  ].join('\n');
  return {
    constant,
    text,
    page: `import { resourcePage } from '../../features/resource/page/resourcePage.ts';\n\nexport const ${camel(input.name)}Page = resourcePage({ path: '${route}', load: async () => (await import('./${constant}.ts')).${constant} });\n`,
    add: form?.hasRequired ? words.page.add.zh : null,
    title: words.page.many.zh,
    canEdit: form?.canEdit ?? false,
    isSearched: resource.list.hasKeyword,
  };
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
  return `args: ({ ${asked.join(', ')} }, parent) => ({ path: { id: parent ?? '${rootId}' }, query: { ${query.join(', ')} } })`;
};

function actionsCode({ resource, words }: Ask, hasForm: boolean, canEdit: boolean): string[] {
  const { setState, remove, exports, update, shape, form } = resource;
  const hasState =
    resource.columns.some(({ name }) => name === 'isEnabled') && form?.fields.some(({ name }) => name === 'isEnabled') === true;
  const toggle = hasState ? (setState ?? (canEdit ? update : null)) : null;
  const below = hasForm && (shape === 'tree' || shape === 'lazyTree') && form?.fields.some(({ kind }) => kind === 'parent') === true;
  const members = [
    ...(toggle ? [`toggle: '${toggle}'`] : []),
    ...(remove ? [`remove: '${remove}'`] : []),
    ...(exports ? [`export: '${exports}'`] : []),
    ...(below
      ? [
          `more: [${builder('', [`{ id: 'addBelow', label: ${words.ours('below').code}, code: 'btn_add', addsBelow: true }`]).slice(1, -1)}]`,
        ]
      : []),
  ];
  return members.length > 0 ? [`actions: { ${members.join(', ')} }`] : [];
}
