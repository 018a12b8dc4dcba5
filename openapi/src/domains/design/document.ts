import { isList, isObject, isSame, memberOf, parseJson, textOf, withMember, withValueAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import type { DesignDialect } from './kinds.ts';

/** Id of a node, of this session only: it is never stored. */
export type NodeId = string;

/** A control of a form, a layout, or whatever else stands among them. */
export interface DesignNode {
  readonly id: NodeId;
  /** The control as it came, the controls within it taken out; an item that is no control is kept as it is. */
  readonly own: Json;
  /** Nodes within it; null for what cannot hold any. */
  readonly children: readonly NodeId[] | null;
  /** Node it stands in; null at the top. */
  readonly home: NodeId | null;
}

/** Nodes of a form in their order. */
export interface DesignTree {
  readonly nodes: ReadonlyMap<NodeId, DesignNode>;
  readonly top: readonly NodeId[];
}

/** Facts of a model beside its designs. */
export interface DesignFacts {
  readonly fullName: string;
  readonly enCode: string;
  readonly category: string;
  /** 1 a form, 2 a form with a list, 4 a list of a data interface. */
  readonly webType: number;
  /** 1 web design, 3 to 5 generated code. */
  readonly type: number;
  readonly enableFlow: boolean;
  readonly sortCode: number | null;
  readonly description: string;
  readonly dbLinkId: string | null;
}

/** The texts of a design, as calls have them. */
export interface DesignTexts {
  readonly formData: string | null;
  readonly columnData: string | null;
  readonly appColumnData: string | null;
  readonly tables: string | null;
  readonly flowTemplateJson: string | null;
}

/** A text of a design that cannot be opened: it is kept, and nothing is written over it. */
export interface UnreadText {
  readonly name: keyof DesignTexts;
  readonly reason: 'notJson' | 'notAnObject' | 'noControls' | 'tooLarge' | 'tooDeep';
}

/** A design as it is edited: the JSON of its texts, with the controls of its form as nodes. @source designer §6.1 */
export interface DesignDocument {
  readonly facts: DesignFacts;
  /** The form without its controls; null where there is no form. */
  readonly form: JsonObject | null;
  readonly tree: DesignTree;
  readonly list: JsonObject | null;
  readonly appList: JsonObject | null;
  readonly tables: Json;
  readonly flow: string | null;
  /** Keys its controls are written in, those of what came. */
  readonly dialect: DesignDialect;
  /** Texts as they came, for what is not changed. */
  readonly came: DesignTexts;
}

export const NO_TREE: DesignTree = { nodes: new Map(), top: [] };
/** Characters and levels of a text that is opened. @reading R-051 */
export const MOST_CHARS = 8 * 1024 * 1024;
export const MOST_LEVELS = 64;
const CHILDREN = ['__config__', 'children'] as const;

/** Ids `n1`, `n2` and on, for one session. */
export function createNodeIds(): () => NodeId {
  let count = 0;
  return () => `n${(count += 1)}`;
}

/** Controls within a control as it is written; null where it has no list of them. */
const controlsWithin = (value: Json): readonly Json[] | null => {
  const children = memberOf(memberOf(value, '__config__'), 'children');
  return isList(children) ? children : null;
};

/** Nodes of a list of controls, those within first noted. Deeper than 64 levels they stay in the JSON of what holds them. */
export function nodesOf(
  controls: readonly Json[],
  newId: () => NodeId,
  home: NodeId | null = null,
  nodes = new Map<NodeId, DesignNode>(),
  level = 0,
): DesignTree {
  const top = controls.map((control) => {
    const id = newId();
    const within = level < MOST_LEVELS ? controlsWithin(control) : null;
    const own = within && within.length > 0 ? (withValueAt(control, CHILDREN, []) as Json) : control;
    // Its place is taken before those within it, so that the map is in the order of the form.
    nodes.set(id, { id, own, children: null, home });
    if (within) nodes.set(id, { id, own, home, children: nodesOf(within, newId, id, nodes, level + 1).top });
    return id;
  });
  return { nodes, top };
}

/** Controls of nodes, with those within them, as they are written. */
export const controlsOfNodes = (tree: DesignTree, ids: readonly NodeId[]): readonly Json[] =>
  ids.flatMap((id): readonly Json[] => {
    const node = tree.nodes.get(id);
    if (!node) return [];
    if (!node.children || node.children.length === 0) return [node.own];
    return [withValueAt(node.own, CHILDREN, controlsOfNodes(tree, node.children)) as Json];
  });

const levelsOf = (value: Json, most: number): number => {
  if (most < 0 || typeof value !== 'object' || value === null) return 0;
  let deepest = 0;
  for (const inner of Object.values(value)) deepest = Math.max(deepest, levelsOf(inner as Json, most - 1));
  return deepest + 1;
};

/** Levels the whole text may have: a control in a control is three of them. */
const TEXT_LEVELS = MOST_LEVELS * 4;

/** A text as the object it is; null for an empty one. */
function opened(texts: DesignTexts, name: keyof DesignTexts, unread: UnreadText[]): JsonObject | null {
  const text = texts[name];
  if (text === null || text.trim() === '') return null;
  if (text.length > MOST_CHARS) {
    unread.push({ name, reason: 'tooLarge' });
    return null;
  }
  try {
    const value = valueOf(texts, text);
    if (value === null) return null;
    if (levelsOf(value, TEXT_LEVELS) > TEXT_LEVELS) unread.push({ name, reason: 'tooDeep' });
    else if (isObject(value)) return value;
    else unread.push({ name, reason: 'notAnObject' });
  } catch {
    unread.push({ name, reason: 'notJson' });
  }
  return null;
}

/**
 * A design opened for editing. What cannot be opened is named, and written back as it came.
 * @param newId gives the ids of its nodes
 */
export function openDesign(
  facts: DesignFacts,
  texts: DesignTexts,
  newId: () => NodeId,
): { readonly document: DesignDocument; readonly unread: readonly UnreadText[] } {
  const unread: UnreadText[] = [];
  const came = opened(texts, 'formData', unread);
  const fields = memberOf(came ?? undefined, 'fields');
  // Controls put where something else stands would take its place.
  const isForm = fields === undefined || fields === null || isList(fields);
  if (!isForm) unread.push({ name: 'formData', reason: 'noControls' });
  const form = isForm ? came : null;
  const tree = isList(fields) ? nodesOf(fields, newId) : NO_TREE;
  const document: DesignDocument = {
    facts,
    form: form && isList(fields) ? withMember(form, 'fields', []) : form,
    tree,
    dialect: dialectOf(tree),
    list: opened(texts, 'columnData', unread),
    appList: opened(texts, 'appColumnData', unread),
    tables: tablesOf(texts.tables),
    flow: texts.flowTemplateJson,
    came: texts,
  };
  return { document, unread };
}

/** Names controls have from 3.6 on only. */
const NEW_NAMES: ReadonlySet<string> = new Set([
  'input',
  'inputNumber',
  'datePicker',
  'timePicker',
  'uploadFile',
  'organizeSelect',
  'areaSelect',
  'sign',
  'signature',
  'location',
]);

/** Keys a form is written in: slots and keys with a hyphen are old, options at the control and new names are new. @reading R-766 */
function dialectOf({ nodes }: DesignTree): DesignDialect {
  let isNew = false;
  for (const { own } of nodes.values()) {
    if (!isObject(own)) continue;
    if ('__slot__' in own || Object.keys(own).some((name) => /^[a-z]+-[a-z]/.test(name))) return 'old';
    if (isList(own['options']) || NEW_NAMES.has(textOf(memberOf(own['__config__'], 'jnpfKey')))) isNew = true;
  }
  return isNew ? 'new' : 'old';
}

function tablesOf(text: string | null): Json {
  if (text === null || text.trim() === '') return [];
  try {
    return parseJson(text);
  } catch {
    return [];
  }
}

/** The form of a design as it is written, its controls in it; null where there is none. */
export function formOf({ form, tree }: DesignDocument): JsonObject | null {
  if (form === null) return tree.top.length === 0 ? null : { fields: controlsOfNodes(tree, tree.top) };
  return isList(memberOf(form, 'fields')) || tree.top.length > 0 ? withMember(form, 'fields', controlsOfNodes(tree, tree.top)) : form;
}

const read = new WeakMap<DesignTexts, Map<string, Json>>();
/**
 * Value of a text that came: read once, since a design is written after every few edits. What nobody has changed is the very same value
 * then. @throws where it cannot be read
 */
function valueOf(came: DesignTexts, text: string): Json {
  const known = read.get(came) ?? new Map<string, Json>();
  read.set(came, known);
  const value = known.get(text) ?? parseJson(text);
  known.set(text, value);
  return value;
}

/** A text with the value: the one that came where it says the same. */
function written(texts: DesignTexts, came: string | null, value: Json): string | null {
  if (came !== null) {
    try {
      if (isSame(valueOf(texts, came), value)) return came;
    } catch {
      // What cannot be read is not written over.
      if (value === null) return came;
    }
  }
  return value === null ? came : JSON.stringify(value);
}

/** The texts of a design, each the very text that came where nothing of it has changed. */
export function textsOf(document: DesignDocument): DesignTexts {
  const { came } = document;
  const tables =
    isList(document.tables) && document.tables.length === 0 && !came.tables?.trim()
      ? came.tables
      : written(came, came.tables, document.tables);
  return {
    formData: written(came, came.formData, formOf(document)),
    columnData: written(came, came.columnData, document.list),
    appColumnData: written(came, came.appColumnData, document.appList),
    tables,
    flowTemplateJson: document.flow,
  };
}

/** Kind of a control as its design names it; empty for what is no control. */
export const kindNameOf = ({ own }: Pick<DesignNode, 'own'>): string => textOf(memberOf(memberOf(own, '__config__'), 'jnpfKey'));
/** Key of a control, where its value stands in a record; empty for a layout. */
export const keyOf = ({ own }: Pick<DesignNode, 'own'>): string => textOf(memberOf(own, '__vModel__'));
/** Label of a control, its key where it has none. */
export const labelOf = (node: Pick<DesignNode, 'own'>): string =>
  textOf(memberOf(memberOf(node.own, '__config__'), 'label')) || keyOf(node);
