import { withCopiesFollowing } from './copies.ts';
import { keyOf, labelOf } from './document.ts';
import type { DesignDocument, DesignNode, DesignTree, NodeId } from './document.ts';
import { identitiesOf } from './identity.ts';
import type { Identities, Identity } from './identity.ts';
import { isList, isObject, isSame, textOf } from './json.ts';
import type { Json, JsonObject, Path } from './json.ts';
import { mergedOrder } from './sequence.ts';
import { childrenOf } from './tree.ts';

/** Version a conflict is decided for. */
export type Side = 'mine' | 'theirs';

/** Something two people have changed in two ways: it is asked about. */
export interface MergeConflict {
  readonly id: string;
  /** `member`: both set it. `removed`: one took out what the other changed. `home`: both moved it elsewhere. */
  readonly kind: 'member' | 'removed' | 'home';
  /** Label of the control, its key where it has none; empty for what belongs to none. */
  readonly label: string;
  readonly owner: 'field' | 'form' | 'list' | 'appList' | 'facts' | 'tables' | 'flow';
  readonly path: Path;
  /** Value of each side; undefined for what it took out. */
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

export interface Merged {
  readonly document: DesignDocument;
  readonly conflicts: readonly MergeConflict[];
}

type Choose = (conflict: MergeConflict) => Side;

/** Members items of a list are told apart by, in this order. */
const ITEM_NAMES = ['prop', '__vModel__', 'id', 'value', 'field', 'key', 'name'] as const;

/** Items by the name they are told apart by; null where some have none, or two the same. */
function named(list: readonly Json[], name: string): ReadonlyMap<string, Json> | null {
  const items = new Map<string, Json>();
  for (const item of list) {
    const text = isObject(item) ? textOf(item[name]) : '';
    if (text === '' || items.has(text)) return null;
    items.set(text, item);
  }
  return items;
}

interface Work {
  readonly choose: Choose;
  readonly conflicts: MergeConflict[];
  readonly label: string;
  readonly owner: MergeConflict['owner'];
}

function decide(work: Work, conflict: Omit<MergeConflict, 'id' | 'label' | 'owner'>, name = ''): Json | undefined {
  const { label, owner } = work;
  const whole: MergeConflict = { ...conflict, id: [owner, name || label, conflict.kind, ...conflict.path].join(' '), label, owner };
  work.conflicts.push(whole);
  return work.choose(whole) === 'mine' ? conflict.mine : conflict.theirs;
}

/** A value both may have changed: objects by their members, lists by their items where these have names. */
function mergedValue(base: Json | undefined, mine: Json | undefined, theirs: Json | undefined, path: Path, work: Work): Json | undefined {
  if (isSame(mine, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  if (isObject(mine) && isObject(theirs)) return mergedObject(isObject(base) ? base : {}, mine, theirs, path, work);
  if (isList(mine) && isList(theirs)) {
    const list = mergedList(isList(base) ? base : [], mine, theirs, path, work);
    if (list) return list;
  }
  return decide(work, { kind: 'member', path, mine, theirs });
}

function mergedObject(base: JsonObject, mine: JsonObject, theirs: JsonObject, path: Path, work: Work): JsonObject {
  const names = mergedOrder(Object.keys(base), Object.keys(mine), Object.keys(theirs), () => true);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = mergedValue(base[name], mine[name], theirs[name], [...path, name], work);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

function mergedList(base: readonly Json[], mine: readonly Json[], theirs: readonly Json[], path: Path, work: Work): readonly Json[] | null {
  for (const name of ITEM_NAMES) {
    const [had, own, other] = [named(base, name), named(mine, name), named(theirs, name)];
    if (!had || !own || !other) continue;
    const items = new Map<string, Json>();
    for (const id of new Set([...own.keys(), ...other.keys()])) {
      const at = [...path, id];
      const [was, here, there] = [had.get(id), own.get(id), other.get(id)];
      const value =
        was !== undefined && (here === undefined || there === undefined)
          ? keptOrRemoved(was, here, there, at, work)
          : mergedValue(was, here, there, at, work);
      if (value !== undefined) items.set(id, value);
    }
    return mergedOrder([...had.keys()], [...own.keys()], [...other.keys()], (id) => items.has(id)).map((id) => items.get(id) as Json);
  }
  return null;
}

/** An item that one of two took out: it is gone, unless the other changed it meanwhile. */
function keptOrRemoved(base: Json, mine: Json | undefined, theirs: Json | undefined, path: Path, work: Work): Json | undefined {
  if (isSame(base, mine ?? theirs)) return undefined;
  return mine === undefined && theirs === undefined ? undefined : decide(work, { kind: 'removed', path, mine, theirs });
}

interface Version {
  readonly tree: DesignTree;
  readonly identities: Identities;
}
const versionOf = ({ tree }: DesignDocument, earlier?: Version): Version => ({
  tree,
  identities: identitiesOf({ tree }, earlier?.identities),
});
const homeOf = ({ identities }: Version, node: DesignNode | undefined): Identity | null =>
  node === undefined || node.home === null ? null : (identities.of.get(node.home) ?? null);
const orderIn = ({ tree, identities }: Version, home: Identity | null): readonly Identity[] => {
  const into = home === null ? null : identities.byIdentity.get(home)?.id;
  return into === undefined ? [] : childrenOf(tree, into).flatMap((id) => identities.of.get(id) ?? []);
};

/** Nodes of the form both may have changed. */
function mergedTree(versions: Readonly<Record<'base' | Side, Version>>, choose: Choose, conflicts: MergeConflict[]): DesignTree {
  const { base, mine, theirs } = versions;
  const owns = new Map<Identity, Json>();
  const homes = new Map<Identity, Identity | null>();
  const all = new Set([...mine.identities.byIdentity.keys(), ...theirs.identities.byIdentity.keys()]);
  /** Nodes of one side that were taken out by the other with what holds them. */
  const changedBelow = (side: Version, node: DesignNode): boolean =>
    (node.children ?? []).some((id) => {
      const child = side.tree.nodes.get(id);
      const was = child && base.identities.byIdentity.get(side.identities.of.get(id) ?? '');
      return child !== undefined && (was === undefined || !isSame(was.own, child.own) || changedBelow(side, child));
    });
  const isKept = new Map<Identity, boolean>();
  for (const identity of all) {
    const [was, own, other] = [base, mine, theirs].map((version) => version.identities.byIdentity.get(identity));
    const node = own ?? other;
    if (!node) continue;
    const work: Work = { choose, conflicts, label: labelOf(node) || keyOf(node), owner: 'field' };
    const side = own ? mine : theirs;
    // What is within something one of them took out stays or goes with it.
    const isHomeKept = own && other ? undefined : isKept.get(homeOf(side, node) ?? '');
    if (isHomeKept === false) {
      isKept.set(identity, false);
      continue;
    }
    if (was && (!own || !other)) {
      const stays =
        isHomeKept ??
        ((!isSame(was.own, node.own) || changedBelow(side, node)) &&
          decide(work, { kind: 'removed', path: [], mine: own?.own, theirs: other?.own }, identity) !== undefined);
      isKept.set(identity, stays);
      if (!stays) continue;
      owns.set(identity, node.own);
    } else {
      const value = mergedValue(was?.own, own?.own, other?.own, [], work);
      if (value === undefined) continue;
      owns.set(identity, value);
    }
    const [homeWas, homeMine, homeTheirs] = [homeOf(base, was), homeOf(mine, own), homeOf(theirs, other)];
    let home = own ? homeMine : homeTheirs;
    if (own && other && homeMine !== homeTheirs) {
      if (was && homeMine === homeWas) home = homeTheirs;
      else if (!was || homeTheirs !== homeWas)
        home = decide(work, { kind: 'home', path: [], mine: homeMine, theirs: homeTheirs }, identity) as Identity | null;
    }
    homes.set(identity, home);
  }
  return treeOf(versions, owns, homes);
}

/** The tree of nodes that stay, each in its home or, where that is gone, at the top. */
function treeOf(
  { base, mine, theirs }: Readonly<Record<'base' | Side, Version>>,
  owns: ReadonlyMap<Identity, Json>,
  homes: ReadonlyMap<Identity, Identity | null>,
): DesignTree {
  const idOf = (identity: Identity): NodeId =>
    (mine.identities.byIdentity.get(identity) ?? theirs.identities.byIdentity.get(identity))?.id ?? identity;
  const holds = (identity: Identity): boolean =>
    [mine, theirs].some((version) => Boolean(version.identities.byIdentity.get(identity)?.children));
  /** Home that is there, can hold nodes and is not within the node itself. */
  const homeFor = (identity: Identity): Identity | null => {
    const home = homes.get(identity) ?? null;
    if (home === null || !owns.has(home) || !holds(home)) return null;
    const seen = new Set([identity]);
    for (let at: Identity | null = home; at !== null; at = homes.get(at) ?? null) {
      if (seen.has(at)) return null;
      seen.add(at);
    }
    return home;
  };
  const within = new Map<Identity | null, Set<Identity>>();
  for (const identity of owns.keys()) {
    const home = homeFor(identity);
    within.set(home, (within.get(home) ?? new Set()).add(identity));
  }
  const nodes = new Map<NodeId, DesignNode>();
  const laid = (home: Identity | null): readonly NodeId[] => {
    const here = within.get(home) ?? new Set();
    const order = mergedOrder(orderIn(base, home), orderIn(mine, home), orderIn(theirs, home), (identity) => here.has(identity));
    const all = [...order, ...[...here].filter((identity) => !order.includes(identity))];
    return all.map((identity) => {
      const id = idOf(identity);
      const node: DesignNode = { id, own: owns.get(identity) as Json, children: null, home: home === null ? null : idOf(home) };
      nodes.set(id, node);
      if (holds(identity)) nodes.set(id, { ...node, children: laid(identity) });
      return id;
    });
  };
  const top = laid(null);
  return { nodes, top };
}

const mineFirst: Choose = () => 'mine';

/**
 * The design two people made together: everything only one of them changed, and of what both changed in two ways what `choose` says.
 * Nodes keep the ids of `mine`.
 * @param choose decides a conflict; mine when left out, until somebody has been asked
 * @source designer §6.8
 */
export function mergeDesigns(base: DesignDocument, mine: DesignDocument, theirs: DesignDocument, choose: Choose = mineFirst): Merged {
  const conflicts: MergeConflict[] = [];
  const work = (owner: MergeConflict['owner']): Work => ({ choose, conflicts, label: '', owner });
  const facts = mergedObject(
    { ...base.facts },
    { ...mine.facts },
    { ...theirs.facts },
    [],
    work('facts'),
  ) as unknown as DesignDocument['facts'];
  const had = versionOf(base);
  const tree = mergedTree({ base: had, mine: versionOf(mine, had), theirs: versionOf(theirs, had) }, choose, conflicts);
  /** Lists are merged with their copies as they began, and the copies then follow the merged form: what both set in a control is asked about once. */
  const list = (owner: 'list' | 'appList'): JsonObject | null => {
    const [own, other] = [mine, theirs].map((side) => withCopiesFollowing(side[owner], side, base));
    const merged = (mergedValue(base[owner], own, other, [], work(owner)) ?? null) as JsonObject | null;
    return own === mine[owner] && other === theirs[owner] ? merged : withCopiesFollowing(merged, base, { tree });
  };
  const document: DesignDocument = {
    facts,
    form: (mergedValue(base.form, mine.form, theirs.form, [], work('form')) ?? null) as JsonObject | null,
    tree,
    list: list('list'),
    appList: list('appList'),
    tables: mergedValue(base.tables, mine.tables, theirs.tables, [], work('tables')) ?? null,
    flow: (mergedValue(base.flow, mine.flow, theirs.flow, [], work('flow')) ?? null) as string | null,
    dialect: mine.dialect,
    came: theirs.came,
  };
  return { document, conflicts };
}
