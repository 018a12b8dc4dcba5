import { isOn } from '../../rules/index.ts';
import { kindNameOf } from './document.ts';
import type { DesignDocument } from './document.ts';
import { isList, isObject, memberOf, textOf, valueAt, withValueAt } from './json.ts';
import type { Json, JsonObject, Path } from './json.ts';
import { kindOfName } from './kinds.ts';
import type { DesignProblem } from './problems.ts';
import { remembered } from './remembered.ts';
import { allNodes, withNode } from './tree.ts';
import type { UseOwner } from './uses.ts';

/** Kind of a thing outside the design: a dictionary, a data interface, a form of records, a numbering rule, a print template. */
export type ReferenceKind = 'dictionary' | 'interface' | 'model' | 'numberRule' | 'printTemplate';

/** A place that names a thing outside the design. */
export interface ReferencePlace {
  readonly owner: Extract<UseOwner, { readonly node: string } | 'form' | 'list' | 'appList'>;
  /** Position of the id in the JSON of its owner. */
  readonly path: Path;
}

/** A thing outside the design that it names by its id. */
export interface DesignReference {
  readonly kind: ReferenceKind;
  /** Id of it; the code of a numbering rule. */
  readonly id: string;
  /** Name the design has written beside the id; empty where it has none. */
  readonly name: string;
  /** Every place that names it, controls first, in the order of the form. */
  readonly at: readonly ReferencePlace[];
}

interface Found {
  readonly kind: ReferenceKind;
  readonly path: Path;
}

const CONFIG = '__config__';
const DICTIONARY: Found = { kind: 'dictionary', path: [CONFIG, 'dictionaryType'] };
const CHOICES: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox', 'cascader', 'treeSelect']);
/** Members beside the id of a data interface that hold its name, for tools that show it. */
const NAME_MEMBERS: Readonly<Record<string, string>> = {
  propsUrl: 'propsName',
  interfaceId: 'interfaceName',
  treePropsUrl: 'treePropsName',
};

/** Names a control has, by its kind and by where its options come from: what another source has left behind is none. */
const inControl = remembered((own: JsonObject): readonly Found[] => {
  const config = own[CONFIG];
  const from = textOf(memberOf(config, 'dataType'));
  const kind = kindOfName(textOf(memberOf(config, 'jnpfKey')) || textOf(own['jnpfKey']));
  switch (kind) {
    case 'dicSelect':
      return [DICTIONARY, { kind: 'dictionary', path: ['dictionaryType'] }];
    case 'relationForm':
      return [{ kind: 'model', path: ['modelId'] }];
    case 'popupSelect':
    case 'popupTableSelect':
    case 'autoComplete':
      return [{ kind: 'interface', path: ['interfaceId'] }];
    case 'billRule':
      return [{ kind: 'numberRule', path: [CONFIG, 'rule'] }];
    case 'table':
      return textOf(own['addType']) === '1' ? [{ kind: 'interface', path: ['addTableConf', 'interfaceId'] }] : [];
    default:
      if (kind === undefined || !CHOICES.has(kind)) return [];
      if (from === 'dictionary') return [DICTIONARY];
      return from === 'dynamic' ? [{ kind: 'interface', path: [CONFIG, 'propsUrl'] }] : [];
  }
});

/** Print templates a form or a list has: one id, or a list of them. Where nothing is printed they are left behind. */
function printTemplatesIn(owner: JsonObject, name: string): readonly Found[] {
  const value = owner[name];
  if (!isList(value)) return [{ kind: 'printTemplate', path: [name] }];
  return value.map((_, at): Found => ({ kind: 'printTemplate', path: [name, at] }));
}

const within = (path: Path, found: readonly Found[]): readonly Found[] =>
  found.map((one) => ({ kind: one.kind, path: [...path, ...one.path] }));

/** Names of controls a list repeats, those within them too. */
function inRepeated(value: Json | undefined): readonly Found[] {
  if (!isList(value)) return [];
  return value.flatMap((item, at): readonly Found[] =>
    isObject(item)
      ? within([at], [...inControl(item), ...within([CONFIG, 'children'], inRepeated(memberOf(item[CONFIG], 'children')))])
      : [],
  );
}

const REPEATED = ['columnList', 'searchList', 'defaultColumnList', 'columnOptions'] as const;
const LEFT_TREE = '2';
/** Buttons of rows as designs number them. */
const BUTTONS: Readonly<Record<string, Found>> = {
  1: { kind: 'model', path: ['event', 'modelId'] },
  3: { kind: 'interface', path: ['event', 'interfaceId'] },
};

const hasButton = (list: JsonObject, name: string): boolean => {
  const buttons = list['btnsList'];
  return isList(buttons) && buttons.some((button) => textOf(memberOf(button, 'value')) === name);
};

/** Names a list has: of the controls it repeats, of its print templates, of the tree beside it, of its own buttons. */
function inOneList(list: JsonObject): readonly Found[] {
  const found = REPEATED.flatMap((name) => within([name], inRepeated(list[name])));
  const tree = textOf(list['type']) === LEFT_TREE ? textOf(list['treeDataSource']) : '';
  if (hasButton(list, 'batchPrint')) found.push(...printTemplatesIn(list, 'printIds'));
  if (tree === 'dictionary') found.push({ kind: 'dictionary', path: ['treeDictionary'] });
  if (tree === 'api') found.push({ kind: 'interface', path: ['treePropsUrl'] });
  const buttons = list['customBtnsList'];
  for (const [at, button] of (isList(buttons) ? buttons : []).entries()) {
    const named = BUTTONS[textOf(valueAt(button, ['event', 'btnType']))];
    if (named) found.push(...within(['customBtnsList', at], [named]));
  }
  return found;
}

/** Ids in a text: forms up to 3.4 name their print templates in one. */
const idsIn = (kind: ReferenceKind, text: string): readonly string[] =>
  (kind === 'printTemplate' ? text.split(',') : [text]).map((id) => id.trim()).filter((id) => id !== '');

/** Place of the name that stands beside an id. */
function namePath(path: Path): Path | null {
  const member = NAME_MEMBERS[String(path.at(-1))];
  return member === undefined ? null : [...path.slice(0, -1), member];
}

/** Things outside the design that its controls, its form and its lists name, each once, in the order of the form. @source designer §6.7 */
export function referencesOf(document: DesignDocument): readonly DesignReference[] {
  const found = new Map<string, DesignReference>();
  const take = (owner: ReferencePlace['owner'], own: Json, { kind, path }: Found) => {
    for (const id of idsIn(kind, textOf(valueAt(own, path)))) {
      const had = found.get(`${kind} ${id}`);
      const beside = namePath(path);
      const name = had?.name || (beside ? textOf(valueAt(own, beside)) : '');
      found.set(`${kind} ${id}`, { kind, id, name, at: [...(had?.at ?? []), { owner, path }] });
    }
  };
  for (const { id, own } of allNodes(document.tree)) if (isObject(own)) for (const one of inControl(own)) take({ node: id }, own, one);
  const { form } = document;
  if (form && isOn(form['hasPrintBtn'])) for (const one of printTemplatesIn(form, 'printId')) take('form', form, one);
  for (const owner of ['list', 'appList'] as const) {
    const list = document[owner];
    if (list) for (const one of inOneList(list)) take(owner, list, one);
  }
  return [...found.values()];
}

/**
 * The design with another thing named in place of one, wherever it names it.
 * @param name name of the other one, for the places that have a name beside the id
 */
export function withReference(
  document: DesignDocument,
  { kind, id }: Pick<DesignReference, 'kind' | 'id'>,
  to: string,
  name = '',
): DesignDocument {
  const reference = referencesOf(document).find((one) => one.kind === kind && one.id === id);
  const replaced = (own: Json, path: Path): Json => {
    const beside = namePath(path);
    const ids = idsIn(kind, textOf(valueAt(own, path))).map((one) => (one === id ? to : one));
    const next = withValueAt(own, path, [...new Set(ids)].join(','));
    return (beside && valueAt(own, beside) !== undefined ? withValueAt(next, beside, name) : next) ?? null;
  };
  let next = document;
  for (const { owner, path } of reference?.at ?? []) {
    if (typeof owner === 'object') {
      const node = next.tree.nodes.get(owner.node);
      if (node) next = { ...next, tree: withNode(next.tree, node.id, replaced(node.own, path)) };
      continue;
    }
    const whole = next[owner];
    const after = whole && replaced(whole, path);
    if (isObject(after ?? undefined)) next = { ...next, [owner]: after };
  }
  return next;
}

/** Problems of things a design names that are not there, at each control that names them, or else at the form or the list. @source designer §6.7 */
export function missingProblems(document: DesignDocument, missing: readonly DesignReference[]): readonly DesignProblem[] {
  return missing.flatMap(({ kind, id, name, at }): readonly DesignProblem[] => {
    const atControls = at.filter(({ owner }) => typeof owner === 'object');
    return (atControls.length > 0 ? atControls : at.slice(0, 1)).map(({ owner, path }): DesignProblem => {
      const node = typeof owner === 'object' ? document.tree.nodes.get(owner.node) : undefined;
      return {
        id: ['noSuchReference', typeof owner === 'object' ? owner.node : owner, ...path, id].join(' '),
        severity: 'warning',
        code: 'noSuchReference',
        owner,
        path,
        values: { as: kind, id, name, kind: node ? kindNameOf(node) : '' },
      };
    });
  });
}
