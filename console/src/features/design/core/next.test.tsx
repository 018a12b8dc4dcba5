import {
  KIND_NAMES,
  allNodes,
  createNodeIds,
  fieldName,
  fieldsOf,
  openDesign,
  placeRefusal,
  problemsOf,
  roleOf,
  textsOf,
} from '@milepost/openapi/domains/design';
import type { DesignDocument, NodeId } from '@milepost/openapi/domains/design';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTestAll } from '../../../../../scripts/testing/inTestAll.mjs';
import { next, openedState, refusal } from './next.ts';
import type { Command, CommandContext, DesignState } from './types.ts';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';

const FORM = {
  idGlobal: 103,
  fields: [
    { __vModel__: 'comInputField101', __config__: { jnpfKey: 'comInput', label: '地点', formId: 101 }, vendor: { kept: true } },
    {
      __config__: {
        jnpfKey: 'tab',
        label: '页',
        children: [
          {
            title: '一',
            name: 'p1',
            __config__: { jnpfKey: 'tabItem', children: [{ __vModel__: 'dateField102', __config__: { jnpfKey: 'date', label: '日期' } }] },
          },
        ],
      },
    },
    {
      __vModel__: 'tableField103',
      __config__: {
        jnpfKey: 'table',
        label: '明细',
        children: [{ __vModel__: 'numInputField104', __config__: { jnpfKey: 'numInput', label: '金额' } }],
      },
    },
  ],
};
const LIST = {
  type: 1,
  columnList: [
    { prop: 'comInputField101', label: '地点' },
    { prop: 'tableField103-numInputField104', label: '金额' },
  ],
  searchList: [],
};
const TEXTS = {
  formData: JSON.stringify(FORM),
  columnData: JSON.stringify(LIST),
  appColumnData: null,
  tables: null,
  flowTemplateJson: null,
};

function begun() {
  const newId = createNodeIds();
  const { document } = openDesign(SAMPLE_FACTS, TEXTS, newId);
  let nowMs = 0;
  const context = (): CommandContext => ({
    nowMs: (nowMs += 5000),
    newId,
    releasedKeys: new Set(['comInputField101']),
    reservedKeys: new Set(['comInputField140']),
  });
  return { state: openedState(document, null), context };
}

/** A command that means something in any design, by numbers. */
const anyCommand = fc.tuple(
  fc.constantFrom(
    'add',
    'addMany',
    'move',
    'step',
    'remove',
    'set',
    'setMany',
    'turn',
    'key',
    'wrap',
    'unwrap',
    'addItem',
    'cells',
    'duplicate',
    'restore',
    'list',
    'undo',
    'redo',
  ),
  fc.nat(),
  fc.nat(),
  fc.nat(40),
);
type Numbers = readonly [string, number, number, number];

function at<T>(all: readonly T[], pick: number): T | undefined {
  return all[pick % Math.max(1, all.length)];
}

function commandOf({ document }: DesignState, [what, first, second, number]: Numbers): Command | { readonly do: 'undo' | 'redo' } {
  const nodes = allNodes(document.tree);
  const id: NodeId = at(nodes, first)?.id ?? 'none';
  const other = at(nodes, second);
  const place = { into: number % 3 === 0 ? null : other?.children ? other.id : (other?.home ?? null), at: number % 5 };
  const kind = at(KIND_NAMES, first + second) ?? 'comInput';
  const ways = ['before', 'after', 'in', 'out'] as const;
  switch (what) {
    case 'add':
      return { do: 'add', kind, at: place, label: `新${number}` };
    case 'addMany':
      return {
        do: 'addMany',
        fields: [
          { kind: 'select', label: '类别', isRequired: true, options: ['坑槽', '裂缝'] },
          { kind, label: '二' },
        ],
        at: place,
      };
    case 'move':
      return { do: 'move', ids: [id, ...(number % 2 ? [other?.id ?? id] : [])], at: place };
    case 'step':
      return { do: 'step', ids: [id], way: ways[number % 4] ?? 'after' };
    case 'remove':
      return { do: 'remove', ids: [id], uses: number % 2 ? 'follow' : 'keep' };
    case 'set':
      return { do: 'set', target: number % 4 === 0 ? 'form' : { node: id }, path: ['__config__', 'label'], value: `名${number}` };
    case 'setMany':
      return { do: 'setMany', ids: [id, other?.id ?? id], path: ['__config__', 'required'], value: number % 2 === 0 };
    case 'turn':
      return { do: 'turn', id, into: kind };
    case 'key':
      return { do: 'key', id, key: at(['place', 'comInputField140', 'id', '', 'dateField102', `k${number}`], second) ?? '' };
    case 'wrap':
      return { do: 'wrap', ids: [id], in: at(['card', 'row', 'tab', 'collapse'] as const, second) ?? 'card', label: '组' };
    case 'unwrap':
      return { do: 'unwrap', id };
    case 'addItem':
      return { do: 'addItem', id, what: number % 2 ? 'item' : 'column', title: `页${number}` };
    case 'cells':
      return number % 3 ? { do: 'mergeCell', id, way: number % 2 ? 'right' : 'down' } : { do: 'splitCell', id };
    case 'duplicate':
      return { do: 'duplicate', ids: [id] };
    case 'restore':
      return { do: 'restore', key: 'comInputField101' };
    case 'list':
      return number % 3 === 0
        ? { do: 'list', list: 'list', change: { change: 'make' } }
        : { do: 'list', list: 'list', change: { change: 'move', list: 'columnList', from: first % 3, to: second % 3 } };
    default:
      return { do: what === 'undo' ? 'undo' : 'redo' };
  }
}

const keysOf = (document: DesignDocument) => fieldsOf(document).map(({ key }) => key);
const namesOf = (document: DesignDocument) => fieldsOf(document).map(fieldName);

/** Every node once, in a home that lists it, in a place it may stand in. */
function expectWhole(document: DesignDocument) {
  const all = allNodes(document.tree);
  expect(all.map(({ id }) => id).toSorted()).toEqual([...document.tree.nodes.keys()].toSorted());
  const misplaced = all.filter((node) => {
    const home = node.home === null ? null : document.tree.nodes.get(node.home);
    return (
      home === undefined ||
      (home !== null && !home.children?.includes(node.id)) ||
      placeRefusal(roleOf(document.tree, node), home && roleOf(document.tree, home)) !== null
    );
  });
  expect(misplaced).toEqual([]);
}

const RUNS = isTestAll ? 1000 : 250;
const COMMANDS = 40;

test(`${RUNS * COMMANDS} commands: none throws, a refused one changes nothing, keys are given once, and all of them are taken back`, () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { minLength: COMMANDS, maxLength: COMMANDS }), (commands) => {
      const { state: first, context } = begun();
      const given = new Set(keysOf(first.document));
      let state = first;
      for (const numbers of commands) {
        const command = commandOf(state, numbers);
        const at = context();
        const after = next(state, command, at);
        const isEdit = command.do !== 'undo' && command.do !== 'redo';
        const isRefused =
          isEdit && refusal(state, command as Command, { releasedKeys: at.releasedKeys, reservedKeys: at.reservedKeys }) !== null;
        expect(isRefused ? after : state).toBe(state);
        // A key that was given comes back only with the field that had it.
        const isNew = isEdit && command.do !== 'restore' && command.do !== 'key';
        const fresh = keysOf(after.document).filter((key) => !keysOf(state.document).includes(key));
        expect(isNew ? fresh.filter((key) => given.has(key)) : []).toEqual([]);
        for (const key of fresh) given.add(key);
        expectWhole(after.document);
        const names = namesOf(after.document);
        expect(new Set(names).size).toBe(names.length);
        state = after;
      }
      expect(problemsOf(state.document)).toEqual(problemsOf(state.document));
      const texts = textsOf(state.document);
      expect(JSON.parse(texts.formData ?? '').fields).toBeInstanceOf(Array);
      let back = state;
      while (back.past.length > 0) back = next(back, { do: 'undo' }, context());
      expect(back.document).toBe(first.document);
      expect(textsOf(back.document)).toEqual(TEXTS);
      let again = back;
      for (let left = state.past.length; left > 0; left -= 1) again = next(again, { do: 'redo' }, context());
      expect(again.document).toBe(state.document);
    }),
    { numRuns: RUNS },
  );
});
