import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';
import { createNodeIds, formOf, keyOf, textsOf } from './document.ts';
import type { DesignDocument, DesignTexts, NodeId } from './document.ts';
import { isObject, isSame, withValueAt } from './json.ts';
import type { Json } from './json.ts';
import { mergeDesigns } from './merge.ts';
import { NO_TEXTS, anyTexts, documentOf } from './testing/designs.ts';
import { allNodes, moved, refusalOf, withNode, withNodes, withoutNodes } from './tree.ts';

/** Edits of one person, by numbers that mean something in any design. */
const anyEdits = fc.array(fc.tuple(fc.constantFrom('set', 'label', 'remove', 'move', 'add'), fc.nat(), fc.nat(), fc.nat(50)), {
  maxLength: 5,
});
type Edits = readonly (readonly [string, number, number, number])[];

function edited(document: DesignDocument, edits: Edits, who: string, newId: () => NodeId): DesignDocument {
  let { tree } = document;
  for (const [what, first, second, value] of edits) {
    const nodes = allNodes(tree).filter(({ own }) => isObject(own));
    const node = nodes[first % Math.max(1, nodes.length)];
    if (!node) continue;
    const other = nodes[second % nodes.length];
    const into = other?.children ? other.id : (other?.home ?? null);
    if (what === 'set') tree = withNode(tree, node.id, withValueAt(node.own, [`m${second % 3}`], `${who}${value}`) as Json);
    else if (what === 'label') tree = withNode(tree, node.id, withValueAt(node.own, ['__config__', 'label'], `${who}${value}`) as Json);
    else if (what === 'remove') ({ tree } = withoutNodes(tree, [node.id]));
    else if (what === 'move') {
      const { tree: left, taken } = withoutNodes(tree, [node.id]);
      if (refusalOf(left, taken, into) === null) tree = moved(tree, [node.id], { into, at: value % 4 }) ?? tree;
    } else {
      const id = newId();
      const own: Json = {
        __vModel__: `${who}Field${900 + value}`,
        __config__: { jnpfKey: 'comInput', label: who, formId: `${who}${value}` },
      };
      const added = { nodes: new Map([[id, { id, own, children: null, home: null }]]), top: [id] };
      const isTaken = allNodes(tree).some((each) => keyOf(each) === keyOf({ own }));
      if (!isTaken && refusalOf(tree, added, into) === null) tree = withNodes(tree, added, { into, at: value % 3 });
    }
  }
  return { ...document, tree };
}

/** A design and what two people made of it, its three versions with nodes of one numbering. */
const versions = (texts: DesignTexts, mine: Edits, theirs: Edits) => {
  const newId = createNodeIds();
  const base = documentOf(texts, newId);
  return {
    base,
    mine: edited(documentOf(texts, newId), mine, 'mine', newId),
    theirs: edited(documentOf(texts, newId), theirs, 'theirs', newId),
  };
};
const formTextOf = (document: DesignDocument) => JSON.stringify(formOf(document));

test('with nobody else’s changes a merge is the own version, and with none of one’s own it is theirs', () => {
  fc.assert(
    fc.property(anyTexts, anyEdits, (texts, edits) => {
      const { base, mine, theirs } = versions(texts, edits, edits);
      const own = mergeDesigns(base, mine, base);
      expect(own.conflicts).toEqual([]);
      expect(formTextOf(own.document)).toBe(formTextOf(mine));
      const other = mergeDesigns(base, base, theirs);
      expect(other.conflicts).toEqual([]);
      expect(formTextOf(other.document)).toBe(formTextOf(theirs));
    }),
    { numRuns: 400 },
  );
});

test('no edit is lost: each node of either side is there, was taken out by the other, or is asked about', () => {
  fc.assert(
    fc.property(anyTexts, anyEdits, anyEdits, (texts, ownEdits, otherEdits) => {
      const { base, mine, theirs } = versions(texts, ownEdits, otherEdits);
      const { document, conflicts } = mergeDesigns(base, mine, theirs);
      const keys = (one: DesignDocument) => new Set(allNodes(one.tree).map(keyOf).filter(Boolean));
      const [had, own, other, has] = [base, mine, theirs, document].map(keys);
      for (const key of [...(own ?? []), ...(other ?? [])]) {
        if (has?.has(key)) continue;
        const wasRemoved = had?.has(key) && (!own?.has(key) || !other?.has(key));
        expect(wasRemoved || conflicts.length > 0, `${key} is gone`).toBe(true);
      }
      // Each node once, in a place it may stand in.
      const all = allNodes(document.tree);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.length).toBe(document.tree.nodes.size);
    }),
    { numRuns: 600 },
  );
});

const FORM = {
  fields: [
    { __vModel__: 'a', __config__: { jnpfKey: 'comInput', label: 'A', required: false }, maxlength: 10 },
    { __vModel__: 'b', __config__: { jnpfKey: 'comInput', label: 'B', required: false } },
    { __config__: { jnpfKey: 'card', formId: 9, children: [{ __vModel__: 'c', __config__: { jnpfKey: 'date', label: 'C' } }] } },
  ],
};
const LIST = {
  columnList: [
    { prop: 'a', label: 'A', width: 100 },
    { prop: 'b', label: 'B' },
  ],
  pageSize: 20,
};
const texts = { ...NO_TEXTS, formData: JSON.stringify(FORM), columnData: JSON.stringify(LIST) };
const three = () => {
  const newId = createNodeIds();
  return [documentOf(texts, newId), documentOf(texts, newId), documentOf(texts, newId)] as const;
};
const nodeOf = (document: DesignDocument, key: string) => {
  const node = allNodes(document.tree).find((one) => keyOf(one) === key);
  if (!node) throw new Error(key);
  return node;
};
const set = (document: DesignDocument, key: string, path: readonly string[], value: Json): DesignDocument => {
  const node = nodeOf(document, key);
  return { ...document, tree: withNode(document.tree, node.id, withValueAt(node.own, path, value) as Json) };
};

test('members of one control merge; the same member set in two ways is asked about, with both', () => {
  const [base, one, other] = three();
  const mine = set(set(one, 'a', ['maxlength'], 20), 'a', ['__config__', 'label'], '甲');
  const theirs = set(set(other, 'a', ['__config__', 'required'], true), 'a', ['__config__', 'label'], '乙');
  const { document, conflicts } = mergeDesigns(base, mine, theirs);
  expect(conflicts).toMatchObject([
    { kind: 'member', label: '甲', owner: 'field', path: ['__config__', 'label'], mine: '甲', theirs: '乙' },
  ]);
  expect(nodeOf(document, 'a').own).toMatchObject({ maxlength: 20, __config__: { required: true, label: '甲' } });
  const chosen = mergeDesigns(base, mine, theirs, () => 'theirs').document;
  expect(nodeOf(chosen, 'a').own).toMatchObject({ maxlength: 20, __config__: { required: true, label: '乙' } });
});

test('a group one took out while the other changed a field of it is asked about once, and stays or goes whole', () => {
  const [base, one, other] = three();
  const card = allNodes(one.tree).find(({ children }) => children !== null);
  const mine = { ...one, tree: withoutNodes(one.tree, [card?.id ?? '']).tree };
  const theirs = set(other, 'c', ['__config__', 'label'], '丙');
  const { conflicts } = mergeDesigns(base, mine, theirs);
  expect(conflicts).toMatchObject([{ kind: 'removed' }]);
  expect(allNodes(mergeDesigns(base, mine, theirs, () => 'mine').document.tree).map(keyOf)).toEqual(['a', 'b']);
  expect(allNodes(mergeDesigns(base, mine, theirs, () => 'theirs').document.tree).map(keyOf)).toEqual(['a', 'b', '', 'c']);
});

test('columns of a list are merged by their field, with their order', () => {
  const [base, one, other] = three();
  const mine = { ...one, list: { ...LIST, columnList: [{ prop: 'c', label: 'C' }, ...LIST.columnList] } };
  const theirs = { ...other, list: { ...LIST, pageSize: 50, columnList: [{ prop: 'a', label: 'A', width: 150 }] } };
  const { document, conflicts } = mergeDesigns(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(document.list).toEqual({
    columnList: [
      { prop: 'c', label: 'C' },
      { prop: 'a', label: 'A', width: 150 },
    ],
    pageSize: 50,
  });
});

test('what was changed apart comes together, whoever of them saves first', () => {
  const [base, one, other] = three();
  const mine = set(one, 'a', ['maxlength'], 30);
  const theirs = set(other, 'b', ['__config__', 'label'], '乙');
  const first = mergeDesigns(base, mine, theirs).document;
  const second = mergeDesigns(base, theirs, mine).document;
  expect(isSame(formOf(first), formOf(second))).toBe(true);
  expect(changesBetween(base, first)).toMatchObject([
    { change: 'settingChanged', setting: 'maxLength', from: 10, to: 30 },
    { change: 'labelChanged', from: 'B', to: '乙' },
  ]);
  expect(textsOf(first).columnData).toBe(texts.columnData);
});
