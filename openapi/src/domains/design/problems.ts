import { isOn } from '../../rules/index.ts';
import { kindNameOf, labelOf } from './document.ts';
import type { DesignDocument, DesignNode, NodeId } from './document.ts';
import { circlesIn, dependenciesOf } from './graph.ts';
import { isList, isObject, memberOf, textOf, valueAt } from './json.ts';
import type { Json, Path } from './json.ts';
import { fieldName, fieldsOf, isTakenByRows, keyFault, retiredOf } from './keys.ts';
import { KINDS, canHold, hasKey, isItem, kindOfName, placeRefusal } from './kinds.ts';
import type { KindFacts } from './kinds.ts';
import { allNodes, roleOf } from './tree.ts';
import { isOfRecords, usesOf } from './uses.ts';
import type { FieldUse, UseOwner } from './uses.ts';

/** Errors stop a release, never an edit or a draft; warnings and notes stop nothing. */
export type Severity = 'error' | 'warning' | 'note';

const SEVERITIES = {
  emptyForm: 'error',
  emptyList: 'error',
  keyEmpty: 'error',
  keyNoName: 'error',
  keyTooLong: 'error',
  keyReserved: 'error',
  keyTwice: 'error',
  keyRetired: 'error',
  noSuchField: 'error',
  circle: 'error',
  noModel: 'error',
  noInterface: 'error',
  noColumns: 'error',
  noNumberRule: 'error',
  noOptions: 'error',
  wrongPlace: 'error',
  groupWithoutField: 'error',
  parentWithoutField: 'error',
  treeWithoutSource: 'error',
  requiredAndHidden: 'warning',
  shownNowhere: 'warning',
  defaultOutOfLimits: 'warning',
  limitsCrossed: 'warning',
  labelTwice: 'warning',
  notFilterable: 'warning',
  noFilter: 'warning',
  scripts: 'note',
  unknownKind: 'note',
  manyFields: 'note',
} as const satisfies Readonly<Record<string, Severity>>;

/** Codes of problems a design shows by itself. */
export type OwnCode = keyof typeof SEVERITIES;
/** Every code; `noSuchReference` shows only where somebody asks what there is. */
export type ProblemCode = OwnCode | 'noSuchReference';
/** Every code of a design by itself, in the order of how grave it is. */
export const PROBLEM_CODES = Object.keys(SEVERITIES) as readonly OwnCode[];
/** Codes of problems a design is not released with. */
export type ErrorCode = { [Code in OwnCode]: (typeof SEVERITIES)[Code] extends 'error' ? Code : never }[OwnCode];

/** Something that is wrong with a design, or worth knowing of it. */
export interface DesignProblem {
  /** Says of two problems, of designs one edit apart, that they are the same. */
  readonly id: string;
  readonly severity: Severity;
  readonly code: ProblemCode;
  readonly owner: UseOwner;
  /** Position in the JSON of the owner; empty for the owner itself. */
  readonly path: Path;
  /** Names, labels and counts for its sentence. */
  readonly values: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Fields from which on a form is hard to fill in. */
const MANY_FIELDS = 200;

const ownerText = (owner: UseOwner): string => (typeof owner === 'object' ? owner.node : owner);

function problem(
  code: OwnCode,
  owner: UseOwner,
  { path = [], values = {} }: { readonly path?: Path; readonly values?: DesignProblem['values'] } = {},
): DesignProblem {
  const named = Object.values(values).join(',');
  return {
    id: [code, ownerText(owner), ...path, named].join(' '),
    severity: SEVERITIES[code],
    code,
    owner,
    path,
    values,
  };
}

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (isList(value) && value.length === 0);
const numberOf = (value: Json | undefined): number =>
  isEmpty(value) ? Number.NaN : Number(typeof value === 'object' ? Number.NaN : value);

const KEY_CODES = { empty: 'keyEmpty', noName: 'keyNoName', tooLong: 'keyTooLong', reserved: 'keyReserved' } as const;

/** Problems of keys: of each field, and of two in one place. */
function keyProblems(document: DesignDocument): readonly DesignProblem[] {
  const retired = new Set(retiredOf(document.form).map(({ key }) => key));
  /** Label of the first field of each name. */
  const seen = new Map<string, string>();
  const found: DesignProblem[] = [];
  const names = new Map(fieldsOf(document).map((field) => [field.nodeId, field]));
  const all = new Set([...names.values()].map((field) => fieldName(field).toLowerCase()));
  for (const node of allNodes(document.tree)) {
    const kind = kindOfName(kindNameOf(node));
    const field = names.get(node.id);
    const owner = { node: node.id };
    const values = { label: labelOf(node), key: field?.key ?? '' };
    if (field === undefined) {
      // Attributes that are only shown have a name of their column: designs give them no key.
      if (kind !== undefined && hasKey(kind) && kind !== 'relationFormAttr' && kind !== 'popupAttr')
        found.push(problem('keyEmpty', owner, { path: ['__vModel__'], values }));
      continue;
    }
    const fault = keyFault(field.key);
    const isFault = fault !== null && (fault !== 'reserved' || isTakenByRows(field, all));
    if (isFault) found.push(problem(KEY_CODES[fault], owner, { path: ['__vModel__'], values }));
    if (retired.has(fieldName(field))) found.push(problem('keyRetired', owner, { path: ['__vModel__'], values }));
    const name = fieldName(field).toLowerCase();
    const other = seen.get(name);
    if (other === undefined) seen.set(name, labelOf(node));
    else found.push(problem('keyTwice', owner, { path: ['__vModel__'], values: { ...values, other } }));
  }
  return found;
}

const DICTIONARY_KINDS: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox', 'cascader', 'treeSelect']);

/** Options a choice offers: a list, a dictionary or an interface; none is an error. */
function hasOptions(own: Json): boolean {
  const config = memberOf(own, '__config__');
  const from = textOf(memberOf(config, 'dataType')) || 'static';
  if (from === 'dictionary') return !isEmpty(memberOf(config, 'dictionaryType'));
  if (from === 'dynamic') return !isEmpty(memberOf(config, 'propsUrl'));
  return !isEmpty(valueAt(own, ['__slot__', 'options'])) || !isEmpty(memberOf(own, 'options'));
}

/** The member a control of its kind needs and has not. */
function lackOf(kind: string, own: Json): { readonly code: OwnCode; readonly path: Path } | null {
  const lacks = (name: string): boolean => isEmpty(memberOf(own, name));
  switch (kind) {
    case 'relationForm':
      return lacks('modelId') ? { code: 'noModel', path: ['modelId'] } : null;
    case 'popupSelect':
    case 'popupTableSelect':
    case 'autoComplete':
      if (lacks('interfaceId')) return { code: 'noInterface', path: ['interfaceId'] };
      return kind !== 'autoComplete' && lacks('columnOptions') ? { code: 'noColumns', path: ['columnOptions'] } : null;
    case 'billRule':
      return isEmpty(valueAt(own, ['__config__', 'rule'])) ? { code: 'noNumberRule', path: ['__config__', 'rule'] } : null;
    default:
      return DICTIONARY_KINDS.has(kind) && !hasOptions(own) ? { code: 'noOptions', path: ['__config__', 'dataType'] } : null;
  }
}

const judged = new WeakMap<DesignNode, { readonly place: string; readonly found: readonly DesignProblem[] }>();

/** Problems of a control by itself: worked out once while it and its place stay what they are. */
function nodeProblems({ tree }: DesignDocument, node: DesignNode): readonly DesignProblem[] {
  if (!isObject(node.own)) return [];
  const home = node.home === null ? null : tree.nodes.get(node.home);
  const role = roleOf(tree, node);
  const homeRole = home && roleOf(tree, home);
  const place = `${role} ${homeRole}`;
  const known = judged.get(node);
  if (known?.place === place) return known.found;
  const found = problemsIn(node, role, homeRole);
  judged.set(node, { place, found });
  return found;
}

/**
 * Problems of a control with a role.
 * @param homeRole role of what it stands in: null at the top, undefined where that is not there
 */
function problemsIn(node: DesignNode, role: string, homeRole: string | null | undefined): readonly DesignProblem[] {
  const { own } = node;
  if (!isObject(own)) return [];
  const owner = { node: node.id };
  const name = kindNameOf(node);
  const kind = kindOfName(name);
  const values = { label: labelOf(node), kind: name };
  const found: DesignProblem[] = [];
  const add = (code: OwnCode, path: Path, more: DesignProblem['values'] = {}) =>
    found.push(problem(code, owner, { path, values: { ...values, ...more } }));

  const refusal = homeRole === undefined ? null : placeRefusal(role, homeRole);
  // A field no designer would put into a sub-table is drawn there all the same.
  if (refusal !== null && !(refusal === 'notInTable' && kind !== undefined && hasKey(kind) && kind !== 'table')) add('wrongPlace', []);
  if (kind === undefined && !isItem(role) && !canHold(role)) add('unknownKind', []);
  if (kind !== undefined) {
    const lack = lackOf(kind, own);
    if (lack) add(lack.code, lack.path);
  }
  const config = own['__config__'];
  const isHidden = isOn(memberOf(config, 'noShow'));
  const visibility = memberOf(config, 'visibility');
  if (isOn(memberOf(config, 'required')) && isHidden) add('requiredAndHidden', ['__config__', 'required']);
  if (isList(visibility) && visibility.length === 0) add('shownNowhere', ['__config__', 'visibility']);
  const [min, max] = [numberOf(own['min']), numberOf(own['max'])];
  if (min > max) add('limitsCrossed', ['min'], { min, max });
  const initial = numberOf(memberOf(config, 'defaultValue'));
  if (kind !== undefined && KINDS[kind].value === 'number' && (initial < min || initial > max))
    add('defaultOutOfLimits', ['__config__', 'defaultValue'], { value: initial });
  return found;
}

/** Fields with one label in one place: nobody tells them apart. */
function labelProblems(document: DesignDocument): readonly DesignProblem[] {
  const seen = new Set<string>();
  return fieldsOf(document).flatMap(({ nodeId, table }): readonly DesignProblem[] => {
    const node = document.tree.nodes.get(nodeId);
    const label = node ? labelOf(node).trim() : '';
    const name = `${table ?? ''}\n${label}`;
    if (label === '' || !seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [problem('labelTwice', { node: nodeId }, { path: ['__config__', 'label'], values: { label } })];
  });
}

/** Places that name a field the form does not have. */
function referenceProblems(uses: readonly FieldUse[], document: DesignDocument): readonly DesignProblem[] {
  const retired = new Map(retiredOf(document.form).map(({ key, label }) => [key, label]));
  const known = new Set(fieldsOf(document).map(fieldName));
  /** Words a list has for what it names: those of a column, a filter or a condition. */
  const labelAt = ({ owner, path }: FieldUse): string => {
    if (owner !== 'list' && owner !== 'appList') return '';
    const item = valueAt(document[owner] ?? undefined, path.slice(0, -1));
    return textOf(memberOf(item, 'label')) || textOf(memberOf(item, 'fieldName'));
  };
  return uses
    .filter(
      ({ as, field }) =>
        !known.has(field) && !((as === 'order' || as === 'column' || as === 'filter' || as === 'condition') && isOfRecords(field)),
    )
    .map((use) => {
      const { owner, path, as, field } = use;
      return problem('noSuchField', owner, { path, values: { field, as, label: retired.get(field) ?? labelAt(use) } });
    });
}

/** Problems of a list: members it lacks, filters that find nothing. */
function listProblems(document: DesignDocument, name: 'list' | 'appList'): readonly DesignProblem[] {
  const list = document[name];
  if (!list || document.facts.webType === 4) return [];
  const found: DesignProblem[] = [];
  const kinds = new Map(fieldsOf(document).map((field) => [fieldName(field), kindOfName(field.kind)]));
  const searches = list['searchList'];
  for (const [at, search] of (isList(searches) ? searches : []).entries()) {
    const kind = kinds.get(textOf(memberOf(search, 'prop')));
    const facts: KindFacts | undefined = kind && KINDS[kind];
    if (facts && !facts.isFilter)
      found.push(problem('notFilterable', name, { path: ['searchList', at], values: { field: textOf(memberOf(search, 'prop')) } }));
  }
  if (name === 'appList') return found;
  const type = textOf(list['type']);
  if (type === '3' && isEmpty(list['groupField'])) found.push(problem('groupWithoutField', name, { path: ['groupField'] }));
  if (type === '5' && isEmpty(list['parentField'])) found.push(problem('parentWithoutField', name, { path: ['parentField'] }));
  if (type === '2' && isEmpty(list['treeRelation'])) found.push(problem('treeWithoutSource', name, { path: ['treeRelation'] }));
  if (isEmpty(searches)) found.push(problem('noFilter', name, { path: ['searchList'] }));
  return found;
}

const SCRIPTS = ['onLoad', 'beforeSubmit', 'afterSubmit'] as const;

/** Everything that is wrong with a design, or worth knowing: the same for the same design. @source designer §6.7 */
export function problemsOf(document: DesignDocument): readonly DesignProblem[] {
  const { facts, list } = document;
  const found: DesignProblem[] = [];
  const fields = fieldsOf(document);
  if (facts.webType !== 4 && fields.length === 0) found.push(problem('emptyForm', 'form'));
  if (facts.webType === 2 && isEmpty(list?.['columnList'])) found.push(problem('emptyList', 'list', { path: ['columnList'] }));
  found.push(...keyProblems(document));
  for (const node of allNodes(document.tree)) found.push(...nodeProblems(document, node));
  found.push(...labelProblems(document));
  if (facts.webType !== 4) found.push(...referenceProblems(usesOf(document), document));
  for (const circle of circlesIn(dependenciesOf(document))) {
    const at: NodeId | undefined = fields.find((field) => fieldName(field) === circle[0])?.nodeId;
    found.push(problem('circle', at === undefined ? 'form' : { node: at }, { values: { fields: circle } }));
  }
  found.push(...listProblems(document, 'list'), ...listProblems(document, 'appList'));
  const scripts = SCRIPTS.filter((name) => textOf(valueAt(document.form ?? undefined, ['funcs', name])).trim() !== '').length;
  if (scripts > 0) found.push(problem('scripts', 'form', { path: ['funcs'], values: { count: scripts } }));
  if (fields.length > MANY_FIELDS) found.push(problem('manyFields', 'form', { values: { count: fields.length } }));
  return found;
}

/** True for a design that may be released. */
export const mayBeReleased = (problems: readonly DesignProblem[]): boolean => problems.every(({ severity }) => severity !== 'error');
