import type { MessageDescriptor } from '@lingui/core';
import {
  childrenOf,
  keyOf,
  kindNameOf,
  labelOf,
  memberOf,
  nodesOf,
  outermost,
  refusalOf,
  withFieldsOffered,
  withMember,
  withNodes,
  withValueAt,
} from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignNode, DesignTree, Json, NodeId, InsertionPoint } from '@milepost/openapi/domains/design';
import * as says from './refusals.ts';
import type { Outcome } from './types.ts';

/** Controls a form has at most. */
const MOST_CONTROLS = 2_000;

export const refused = (message: MessageDescriptor): Outcome => ({ refused: message });

export const named = (node: DesignNode | undefined): string => (node ? labelOf(node) || kindNameOf(node) : '');
export const nodeIn = (document: DesignDocument, id: NodeId | undefined): DesignNode | undefined =>
  id === undefined ? undefined : document.tree.nodes.get(id);
export const namesOf = (document: DesignDocument, ids: readonly NodeId[]): string =>
  ids.map((id) => named(nodeIn(document, id))).join('、');

/** Insertion point as near to the one that was asked for as there is. */
export const within = (tree: DesignTree, { into, at }: InsertionPoint): InsertionPoint => ({
  into,
  at: Math.max(0, Math.min(at, childrenOf(tree, into).length)),
});

/** The form with the number of its newest control noted: it never falls, so that no key is given twice. */
export const numbered = (document: DesignDocument, number: number): DesignDocument => {
  const had = memberOf(document.form ?? undefined, 'idGlobal');
  if (typeof had === 'number' && had >= number) return document;
  const noted = typeof had === 'string' ? String(number) : number;
  return { ...document, form: withMember(document.form ?? { fields: [] }, 'idGlobal', noted) };
};

export const tableAt = (document: DesignDocument, into: NodeId | null): string | undefined => {
  const home = nodeIn(document, into ?? undefined);
  return home && kindNameOf(home) === 'table' ? keyOf(home) : undefined;
};

/** Controls put in at a place, unless they may not stand there. */
export function put(
  document: DesignDocument,
  controls: readonly Json[],
  at: InsertionPoint,
  newId: () => NodeId,
): DesignDocument | MessageDescriptor {
  const added = nodesOf(controls, newId);
  if (document.tree.nodes.size + added.nodes.size > MOST_CONTROLS) return says.TOO_MANY;
  const refusal = refusalOf(document.tree, added, at.into);
  if (refusal) return says.PLACE_REFUSALS[refusal];
  return { ...document, tree: withNodes(document.tree, added, within(document.tree, at)) };
}
export const isDocument = (value: DesignDocument | MessageDescriptor): value is DesignDocument => 'tree' in value;

export const addedBetween = (before: DesignDocument, after: DesignDocument): readonly NodeId[] =>
  outermost(
    after.tree,
    [...after.tree.nodes.keys()].filter((id) => !before.tree.nodes.has(id)),
  );

/** The design after controls came into it: its lists offer the fields among them. */
export const withOffers = (before: DesignDocument, after: DesignDocument): DesignDocument =>
  withFieldsOffered(after, new Set([...after.tree.nodes.keys()].filter((id) => !before.tree.nodes.has(id))));

/** A control with what stands in it, as it is written. */
export function wholeOf(tree: DesignTree, id: NodeId): Json {
  const node = tree.nodes.get(id);
  if (!node) return null;
  if (!node.children || node.children.length === 0) return node.own;
  return withValueAt(
    node.own,
    ['__config__', 'children'],
    node.children.map((child) => wholeOf(tree, child)),
  ) as Json;
}
