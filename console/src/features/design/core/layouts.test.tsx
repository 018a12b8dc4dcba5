import { childrenOf, createNodeIds, fieldsOf, isList, openDesign, textsOf, valueAt } from '@milepost/openapi/domains/design';
import type { DesignDocument, Json, NodeId } from '@milepost/openapi/domains/design';
import { describe, expect, test } from 'vitest';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';
import { next, openedState, refusal } from './next.ts';
import { NOT_MERGED, NO_CELL, NO_CELL_BELOW, NO_CELL_BESIDE, NO_ITEMS, OTHER_HEIGHT, OTHER_WIDTH, TOO_MANY } from './refusals.ts';
import type { Command, CommandContext, DesignState, HistoryCommand, MergeWay } from './types.ts';

const field = (key: string): Json => ({ __vModel__: key, vendor: key, __config__: { jnpfKey: 'comInput', label: key } });
const cell = (children: readonly Json[] = [], config: object = {}): Json => ({
  __config__: { jnpfKey: 'tableGridTd', children, colspan: 1, rowspan: 1, merged: false, ...config },
});
const row = (...children: readonly Json[]): Json => ({ __config__: { jnpfKey: 'tableGridTr', children } });
const grid = (...children: readonly Json[]): Json => ({ __config__: { jnpfKey: 'tableGrid', label: '表', children } });
const tab = (...names: readonly string[]): Json => ({
  __config__: {
    jnpfKey: 'tab',
    label: '页签',
    children: names.map((name) => ({ title: `页 ${name}`, name, __config__: { jnpfKey: 'tabItem', children: [] } })),
  },
});

/** A design under edits, and its text now. */
function edited(fields: readonly Json[]) {
  const newId = createNodeIds();
  const texts = { formData: JSON.stringify({ fields }), columnData: null, appColumnData: null, tables: null, flowTemplateJson: null };
  let state = openedState(openDesign(SAMPLE_FACTS, texts, newId).document, null);
  const context = (): CommandContext => ({ nowMs: 0, newId, releasedKeys: new Set(), reservedKeys: new Set() });
  const at = (...places: readonly number[]): NodeId =>
    places.reduce<NodeId | null>((id, place) => childrenOf(state.document.tree, id)[place] ?? null, null) ?? '';
  return {
    at,
    document: (): DesignDocument => state.document,
    selected: () => state.selected,
    text: () => JSON.parse(textsOf(state.document).formData ?? '{}') as { readonly fields: readonly Json[] },
    came: () => textsOf(state.document).formData === texts.formData,
    go: (command: Command | HistoryCommand): DesignState => (state = next(state, command, context())),
    why: (command: Command) => refusal(state, command, context()),
    last: () => state.past.at(-1)?.message,
  };
}

describe('an item is added to a layout', () => {
  const add = (id: NodeId, what: 'item' | 'column' = 'item', title = '新页'): Command => ({ do: 'addItem', id, what, title });

  test('a tab comes after the last one, with a name none of them has; the layout stays chosen, and one undo takes it back', () => {
    const design = edited([tab('p1', 'p3')]);
    design.go(add(design.at(0)));
    expect(design.text().fields[0]).toMatchObject({
      __config__: {
        children: [{ name: 'p1' }, { name: 'p3' }, { name: 'p4', title: '新页', __config__: { jnpfKey: 'tabItem', children: [] } }],
      },
    });
    expect(design.selected()).toEqual([design.at(0)]);
    design.go({ do: 'undo' });
    expect(design.came()).toBe(true);
  });

  test('a row has a cell for each column, a column a cell in each row', () => {
    const design = edited([grid(row(cell(), cell()), row(cell()))]);
    design.go(add(design.at(0), 'column'));
    design.go(add(design.at(0)));
    expect(childrenOf(design.document().tree, design.at(0)).map((id) => childrenOf(design.document().tree, id).length)).toEqual([3, 2, 3]);
    design.go({ do: 'jump', steps: -2 });
    expect(design.came()).toBe(true);
  });

  test.for([
    ['a field', [field('a')], [0], 'item', NO_ITEMS],
    ['a column of tabs', [tab('p1')], [0], 'column', NO_ITEMS],
    ['a row itself', [grid(row(cell()))], [0, 0], 'item', NO_ITEMS],
    ['a form that is full', [tab('p1'), ...Array.from({ length: 1998 }, (_, at) => field(`f${at}`))], [0], 'item', TOO_MANY],
  ] as const)('refused: %s', ([, fields, place, what, reason]) => {
    const design = edited(fields);
    expect(design.why(add(design.at(...place), what))).toEqual(reason);
  });
});

describe('cells of a grid', () => {
  const THREE = [grid(row(cell([field('a')]), cell([field('b')]), cell([field('c')])), row(cell(), cell(), cell()))];
  const merge = (id: NodeId, way: MergeWay = 'right'): Command => ({ do: 'mergeCell', id, way });
  const split = (id: NodeId): Command => ({ do: 'splitCell', id });
  const spans = (design: ReturnType<typeof edited>) => {
    const [first] = design.text().fields as readonly { readonly __config__: { readonly children: readonly never[] } }[];
    const rows = (first?.__config__.children ?? []) as readonly {
      readonly __config__: { readonly children: readonly { readonly __config__: { colspan: number; merged: boolean; children: [] } }[] };
    }[];
    return rows.map(({ __config__: { children } }) =>
      children
        .map(({ __config__: { colspan, merged, children: inner } }) => (merged ? `-${inner.length}` : `${colspan}:${inner.length}`))
        .join(' '),
    );
  };

  test('merged cells are one with what was in both; the others of the row and the fields stay what they are', () => {
    const design = edited(THREE);
    design.go(merge(design.at(0, 0, 0)));
    expect(spans(design)).toEqual(['2:2 -0 1:1', '1:0 1:0 1:0']);
    design.go(merge(design.at(0, 0, 0)));
    expect(spans(design)).toEqual(['3:3 -0 -0', '1:0 1:0 1:0']);
    expect(fieldsOf(design.document()).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(JSON.stringify(design.text())).toContain('"vendor":"c"');
    expect(design.selected()).toEqual([design.at(0, 0, 0)]);
    design.go({ do: 'jump', steps: -2 });
    expect(design.came()).toBe(true);
  });

  test('a split cell keeps what is in it and gives the others back, also those below it', () => {
    const design = edited([
      grid(
        row(cell([field('a')], { colspan: 2, rowspan: 2 }), cell([], { merged: true }), cell()),
        row(cell([], { merged: true }), cell([], { merged: true }), cell()),
      ),
    ]);
    design.go(split(design.at(0, 0, 0)));
    expect(spans(design)).toEqual(['1:1 1:0 1:0', '1:0 1:0 1:0']);
    design.go({ do: 'undo' });
    expect(design.came()).toBe(true);
  });

  test('what is merged and split again is written as it came, but for what has moved', () => {
    const design = edited([grid(row(cell([field('a')]), cell()))]);
    design.go(merge(design.at(0, 0, 0)));
    design.go(split(design.at(0, 0, 0)));
    expect(design.came()).toBe(true);
  });

  test('refused: what is no cell, the last cell, one of another height, one that covers nothing', () => {
    const design = edited([...THREE, field('d'), grid(row(cell(), cell([], { rowspan: 2 })), row(cell(), cell([], { merged: true })))]);
    expect(design.why(merge(design.at(1)))).toEqual(NO_CELL);
    expect(design.why(split(design.at(0, 0)))).toEqual(NO_CELL);
    expect(design.why(merge(design.at(0, 0, 2)))).toEqual(NO_CELL_BESIDE);
    expect(design.why(merge(design.at(2, 0, 0)))).toEqual(OTHER_HEIGHT);
    expect(design.why(merge(design.at(2, 1, 0)))).toEqual(OTHER_HEIGHT);
    expect(design.why(split(design.at(0, 0, 0)))).toEqual(NOT_MERGED);
  });

  describe('below each other', () => {
    const rowspans = (design: ReturnType<typeof edited>) => {
      const setting = (node: Json | undefined, name: string) => JSON.stringify(valueAt(node, ['__config__', name]));
      const reachIn = (node: Json | undefined) =>
        setting(node, 'merged') === 'true' ? '-' : `${setting(node, 'colspan')}×${setting(node, 'rowspan')}`;
      const rows = valueAt({ ...design.text() }, ['fields', 0, '__config__', 'children']);
      const listOf = (value: Json | undefined) => (isList(value) ? value : []);
      return listOf(rows).map((one) =>
        listOf(valueAt(one, ['__config__', 'children']))
          .map(reachIn)
          .join(' '),
      );
    };
    const square = () => edited([grid(row(cell([field('a')]), cell([field('b')])), row(cell([field('c')]), cell()), row(cell(), cell()))]);

    test('are one over two rows with what was in both; split again, what was covered is empty', () => {
      const design = square();
      design.go(merge(design.at(0, 0, 0), 'down'));
      expect(rowspans(design)).toEqual(['1×2 1×1', '- 1×1', '1×1 1×1']);
      expect(fieldsOf(design.document()).map(({ key }) => key)).toEqual(['a', 'c', 'b']);
      design.go(merge(design.at(0, 0, 0), 'down'));
      expect(rowspans(design)).toEqual(['1×3 1×1', '- 1×1', '- 1×1']);
      design.go(split(design.at(0, 0, 0)));
      expect(rowspans(design)).toEqual(['1×1 1×1', '1×1 1×1', '1×1 1×1']);
      design.go({ do: 'jump', steps: -3 });
      expect(design.came()).toBe(true);
    });

    test('go on beside each other where both are as high, and below each other where both are as wide', () => {
      const design = square();
      design.go(merge(design.at(0, 0, 0), 'down'));
      expect(design.why(merge(design.at(0, 0, 0)))).toEqual(OTHER_HEIGHT);
      design.go(merge(design.at(0, 0, 1), 'down'));
      design.go(merge(design.at(0, 0, 0)));
      expect(rowspans(design)).toEqual(['2×2 -', '- -', '1×1 1×1']);
      expect(design.why(merge(design.at(0, 0, 0), 'down'))).toEqual(OTHER_WIDTH);
      design.go(merge(design.at(0, 2, 0)));
      design.go(merge(design.at(0, 0, 0), 'down'));
      expect(rowspans(design)).toEqual(['2×3 -', '- -', '- -']);
    });

    test('are refused in the last row, and where the cell below is part of another one', () => {
      const design = square();
      expect(design.why(merge(design.at(0, 2, 0), 'down'))).toEqual(NO_CELL_BELOW);
      design.go(merge(design.at(0, 1, 0)));
      expect(design.why(merge(design.at(0, 0, 1), 'down'))).toEqual(OTHER_WIDTH);
    });

    test.each<[string, (design: ReturnType<typeof edited>) => Command, readonly string[]]>([
      ['the last of its rows taken out', (design) => ({ do: 'remove', ids: [design.at(0, 2)], uses: 'follow' }), ['1×2 1×1', '- 1×1']],
      ['its first row taken out', (design) => ({ do: 'remove', ids: [design.at(0, 0)], uses: 'follow' }), ['1×1 1×1', '1×1 1×1']],
      ['its first row moved on', (design) => ({ do: 'step', ids: [design.at(0, 0)], way: 'after' }), ['1×1 1×1', '1×2 1×1', '- 1×1']],
      ['a row added', (design) => ({ do: 'addItem', id: design.at(0), what: 'item', title: '' }), ['1×3 1×1', '- 1×1', '- 1×1', '1×1 1×1']],
    ])('keep to what they cover with %s', (_, command, after) => {
      const design = square();
      design.go(merge(design.at(0, 0, 0), 'down'));
      design.go(merge(design.at(0, 0, 0), 'down'));
      design.go(command(design));
      expect(rowspans(design)).toEqual(after);
      design.go({ do: 'jump', steps: -3 });
      expect(design.came()).toBe(true);
    });
  });
});
