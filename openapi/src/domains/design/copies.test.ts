import { describe, expect, test } from 'vitest';
import { newControl } from './begins.ts';
import { changesBetween } from './changes.ts';
import { withListsFollowing } from './copies.ts';
import { keyOf } from './document.ts';
import type { DesignDocument } from './document.ts';
import { valueAt, withValueAt } from './json.ts';
import type { Json, JsonObject, Path } from './json.ts';
import type { KindName } from './kinds.ts';
import { newColumn, newFilter } from './make-list.ts';
import { mergeDesigns } from './merge.ts';
import { NO_TEXTS, documentOf } from './testing/designs.ts';
import { withNode } from './tree.ts';
import { turned } from './turn.ts';

const made = (kind: KindName, key: string, label: string) => newControl({ kind, key, label, number: 7, dialect: 'old' });
const table = withValueAt(made('table', 'rows', '明细'), ['__config__', 'children'], [made('numInput', 'count', '数量')]) as JsonObject;
const formData = JSON.stringify({ fields: [made('comInput', 'plate', '车牌'), table] });
const nodeIn = ({ tree }: DesignDocument, key: string) => {
  const node = [...tree.nodes.values()].find((one) => keyOf(one) === key);
  if (!node) throw new Error(key);
  return node;
};
const LABEL: Path = ['__config__', 'label'];
const set = (document: DesignDocument, key: string, path: Path, value: Json): DesignDocument => {
  const node = nodeIn(document, key);
  return { ...document, tree: withNode(document.tree, node.id, withValueAt(node.own, path, value) as Json) };
};
/** The edit, with the lists following it. */
const edited = (document: DesignDocument, key: string, path: Path, value: Json) =>
  withListsFollowing(document, set(document, key, path, value));

/** A design whose lists repeat its controls. */
function design(change: (column: JsonObject) => JsonObject = (column) => column): DesignDocument {
  const document = documentOf({ ...NO_TEXTS, formData });
  const [plate, count] = [nodeIn(document, 'plate'), nodeIn(document, 'count')];
  const list = {
    columnList: [change(newColumn(plate)), newColumn(count, 'rows-count'), 'odd'],
    searchList: [newFilter(plate)],
    defaultColumnList: [{ ...newColumn(plate), checked: true }],
    columnOptions: [plate.own],
  };
  return documentOf({ ...NO_TEXTS, formData, columnData: JSON.stringify(list), appColumnData: JSON.stringify(list) });
}
const at = (document: DesignDocument, ...path: Path) => valueAt(document.list ?? undefined, path);

describe('copies lists keep of a control', () => {
  test('follow its label, in columns, filters and what is offered, on both lists', () => {
    const after = edited(design(), 'plate', LABEL, '车牌号');
    const follows = { label: '车牌号', __config__: { label: '车牌号' } };
    for (const list of [after.list, after.appList])
      expect(list).toMatchObject({
        columnList: [follows, { label: '数量' }, 'odd'],
        searchList: [follows],
        defaultColumnList: [{ ...follows, checked: true }],
        columnOptions: [{ __config__: { label: '车牌号' } }],
      });
  });

  test('follow a setting, also where it comes or goes, and those of a column of a sub-table', () => {
    const begun = edited(design(), 'plate', ['placeholder'], '如 桂A12345');
    expect(at(begun, 'columnList', 0, 'placeholder')).toBe('如 桂A12345');
    const gone = withListsFollowing(begun, set(begun, 'plate', ['placeholder'], null));
    expect(at(gone, 'searchList', 0, 'placeholder')).toBeNull();
    expect(at(edited(design(), 'count', ['step'], 9), 'columnList', 1, 'step')).toBe(9);
  });

  test('follow another kind, with what a column or a filter of that kind begins with', () => {
    const before = design();
    const node = nodeIn(before, 'plate');
    const tree = withNode(before.tree, node.id, turned(node, 'numInput', 'old'));
    const after = withListsFollowing(before, { ...before, tree });
    expect(at(after, 'columnList', 0)).toMatchObject({ jnpfKey: 'numInput', align: 'right', __config__: { jnpfKey: 'numInput' } });
    expect(at(after, 'searchList', 0)).toMatchObject({ jnpfKey: 'numInput', searchType: 3 });
  });

  test('keep what somebody has set for a column itself', () => {
    const own = { label: '牌照', width: 80, sortable: true, fixed: 'left', align: 'center' };
    const before = design((column) => withValueAt({ ...column, ...own }, ['__config__', 'tipLabel'], '只在列表') as JsonObject);
    const after = edited(edited(before, 'plate', LABEL, '车牌号'), 'plate', ['__config__', 'tipLabel'], '表单');
    expect(at(after, 'columnList', 0)).toMatchObject({ ...own, __config__: { label: '车牌号', tipLabel: '只在列表' } });
  });

  test('written by hand are given the label that was theirs, and no more', () => {
    const before = design(() => ({ prop: 'plate', label: '车牌' }));
    expect(at(edited(edited(before, 'plate', LABEL, '牌'), 'plate', ['step'], 2), 'columnList', 0)).toEqual({ prop: 'plate', label: '牌' });
  });

  test('are the same lists where no control of theirs has changed', () => {
    const before = design();
    const after = edited(before, 'rows', LABEL, '清单');
    expect([after.list, after.appList]).toEqual([before.list, before.appList]);
    expect(after.list).toBe(before.list);
  });

  test('that follow are no difference of the list in words', () => {
    const before = design();
    expect(changesBetween(before, edited(before, 'plate', LABEL, '车牌号'))).toMatchObject([{ change: 'labelChanged', to: '车牌号' }]);
    const wide = edited(before, 'plate', LABEL, '车牌号');
    const both = { ...wide, list: withValueAt(wide.list, ['columnList', 0, 'width'], 90) as JsonObject };
    expect(changesBetween(before, both)).toMatchObject([
      { change: 'labelChanged' },
      { change: 'settingChanged', of: 'column', label: '车牌号', to: 90 },
    ]);
  });

  test('are not asked about when two people have given a control two labels: they follow the one that is chosen', () => {
    const [base, one, other] = [design(), design(), design()];
    const mine = edited(one, 'plate', LABEL, '甲');
    const theirs = edited(other, 'plate', LABEL, '乙');
    const { document, conflicts } = mergeDesigns(base, mine, theirs, () => 'theirs');
    expect(conflicts).toMatchObject([{ owner: 'field', path: LABEL, mine: '甲', theirs: '乙' }]);
    expect(at(document, 'columnList', 0)).toMatchObject({ label: '乙', __config__: { label: '乙' } });
  });
});
