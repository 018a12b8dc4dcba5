import { camel, kebab, pascal } from '../../templates/names.ts';
import { fillIn, type Scope } from '../../templates/render.ts';
import { literal, members, quote } from './code.ts';
import { columnLines } from './columnLines.ts';
import { formScope } from './formScope.ts';
import type { PageInput } from './input.ts';
import type { OneCall, Resource } from './resource/resource.ts';
import type { ScopeAsk } from './scopeAsk.ts';
import { scopeOf } from './words.ts';

/** More actions than this go behind the dots of a row. */
const MOST_IN_ROW = 3;

/** Folder of the data of a resource: the domain's when it is called like the resource. */
export const dataFolder = ({ domain, noun }: Resource): string => (kebab(noun) === domain ? domain : kebab(noun));

/** Values that fill in the templates of a page. */
export function pageScope(ask: ScopeAsk): Scope {
  const { input, resource, route, vocabulary, isKept } = ask;
  const { get, create, update, remove, setState, shape, list } = resource;
  const form = formScope(ask);
  const canUpdate = update !== null;
  const canAddBelow = shape === 'lazyTree' && create !== null;
  const actionCount = [canUpdate, canAddBelow, setState !== null, remove !== null].filter(Boolean).length;
  const hasRowActions = actionCount > 0;
  const columns = columnLines(ask);
  const flags = new Set([
    shape,
    ...yes('canCreate', create !== null),
    ...yes('canSave', create !== null),
    ...yes('canUpdate', canUpdate),
    ...yes('canAddBelow', canAddBelow),
    ...yes('canToggle', setState !== null),
    ...yes('canRemove', remove !== null),
    ...yes('canAsk', setState !== null || remove !== null),
    ...yes('canWrite', create !== null || setState !== null || remove !== null),
    ...yes('hasActions', create !== null || hasRowActions),
    ...yes('hasRowActions', hasRowActions),
    ...yes('hasMenu', actionCount > MOST_IN_ROW),
    ...yes('hasOpens', canUpdate || canAddBelow),
    ...yes('isKept', isKept),
    ...yes('canWalk', isKept && create !== null && !resource.form?.fields.some(({ isReference, isRequired }) => isReference && isRequired)),
    ...yes('hasKeyword', list.hasKeyword),
    ...yes('hasSort', columns.ordered.length > 0),
    ...form.flags,
  ]);
  return {
    flags,
    names: namesOf(input, resource),
    words: { ...vocabulary.page, ...spokenWords(ask), ...form.words },
    values: {
      route,
      source: resource.source,
      domain: resource.domain,
      codecs: resource.codecs,
      operations: resource.operations,
      keyRoot: dataFolder(resource),
      rootId: resource.rootId ?? '',
      listParam: list.parameter,
      getId: idMember(get),
      updateId: idMember(update),
      removeId: idMember(remove),
      toggleId: idMember(setState),
      linguiParts: create ? 't, i18n' : 't',
      pageParts: create ? 'search, over' : 'search',
      updateParam: update?.parameter ?? '',
      removeParam: remove?.parameter ?? '',
      toggleParam: setState?.parameter ?? '',
      labelField: resource.labelField,
      searched: `[${resource.columns
        .filter(({ kind }) => kind === 'text')
        .map(({ name }) => `row.${name}`)
        .join(', ')}]`,
      opens: canUpdate || canAddBelow ? 'opens: Opens' : '',
      columns: columns.lines,
      ordered: columns.ordered.map(quote).join(', '),
      listPattern: `/${resource.listPath.replaceAll('/', '\\/').replaceAll(/\{\w+\}/g, '[^/?]+')}\\?/`,
      ...askedOf(input.name, resource, columns.ordered),
      ...form.values,
    },
  };
}

/** The id of a record as a member of `path`. */
const idMember = (call: OneCall | null): string => (!call || call.parameter === 'id' ? 'id' : `${call.parameter}: id`);

const yes = (name: string, holds: boolean): string[] => (holds ? [name] : []);

/** Names in the templates, and what they become. `specimen` is the page, `exhibit` one record. */
function namesOf(input: PageInput, resource: Resource): Record<string, string> {
  const { noun, nouns, types, form } = resource;
  const many = camel(nouns) === camel(noun) ? `${nouns}List` : nouns;
  const calls = {
    listExhibits: resource.list.id,
    getExhibit: resource.get?.id ?? 'getExhibit',
    createExhibit: resource.create?.id ?? 'createExhibit',
    updateExhibit: resource.update?.id ?? 'updateExhibit',
    removeExhibit: resource.remove?.id ?? 'removeExhibit',
    setExhibitState: resource.setState?.id ?? 'setExhibitState',
  };
  return {
    ...calls,
    ExhibitRow: types.row,
    ExhibitRecord: types.record ?? 'ExhibitRecord',
    ExhibitBody: types.body ?? 'ExhibitBody',
    exhibitProblems: form?.rule ?? `${camel(noun)}Rules`,
    'data/exhibit': `data/${dataFolder(resource)}`,
    exhibits: camel(many),
    Exhibits: pascal(many),
    exhibit: camel(noun),
    Exhibit: pascal(noun),
    'pages/specimen': `pages/${input.name}`,
    'e2e/specimen': `e2e/${input.name}`,
    specimen: camel(input.name),
    Specimen: pascal(input.name),
  };
}

/** Words for the journey of the page, in the languages it is walked in. */
function spokenWords({ vocabulary, resource, say }: ScopeAsk): Record<string, string> {
  const en = (text: string): string => fillIn(text, scopeOf(vocabulary.page), 'words');
  const search = resource.shape === 'lazyTree' ? 'Search the top level' : en('Search «things»');
  return {
    search,
    'zh.Page': say('zh', en('«Page»')),
    'zh.New': say('zh', en('New «thing»')),
    'zh.Edit': say('zh', en('Edit «thing»')),
    'zhtw.New': say('zhtw', en('New «thing»')),
    'zh.didNotLoad': say('zh', 'This did not load'),
  };
}

/** Question of the unit test, and the query it goes out as. */
function askedOf(name: string, { shape, list, rootId }: Resource, ordered: readonly string[]): Record<string, string> {
  const keyword = 'K36 & 120';
  const sort = ordered[0];
  const searchSample = { keyword, ...(shape === 'paged' && { page: '3', size: '50', ...(sort && { order: `-${sort}` }) }) };
  const queryAsked = {
    paged: { query: { keyword, currentPage: 3, pageSize: 50, ...(sort && { sidx: sort, sort: 'desc' }) } },
    list: list.hasKeyword ? { query: { keyword } } : {},
    lazyTree: { path: { [list.parameter]: rootId }, query: { keyword } },
  }[shape];
  const queryArgs = {
    paged: `api, ${camel(name)}Search.read(${literal(searchSample)})`,
    list: list.hasKeyword ? `api, ${quote(keyword)}` : 'api',
    lazyTree: `api, null, ${quote(keyword)}`,
  }[shape];
  return { searchSample: `{ ${members(searchSample)} }`, queryAsked: literal(queryAsked), queryArgs };
}
