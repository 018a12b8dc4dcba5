import { describe, expect, test } from 'vitest';
import { optionModel } from './optionModel.ts';
import { END_KEY } from './types.ts';

interface Option {
  readonly id: string;
  readonly group?: string;
}
const options: Option[] = [{ id: 'a', group: '营运' }, { id: 'b', group: '营运' }, { id: 'c', group: '养护' }, { id: 'd' }];
const base = { options, idOf: ({ id }: Option) => id, show: ({ id }: Option) => ({ label: id }), isChosen: (id: string) => id === 'b' };
const rowsOf = (model: ReturnType<typeof optionModel<Option>>) => Array.from({ length: model.count }, (_, position) => model.row(position));

describe('a list of options', () => {
  test('every option says its place of all there are', () => {
    const model = optionModel({ ...base, total: 233 });
    expect(model.row(1)).toEqual({ kind: 'option', label: 'b', isChosen: true, positionInSet: 2, setSize: 233 });
    expect([model.count, model.total]).toEqual([4, 233]);
  });
  test('a search shows some, in its order, and counts them', () => {
    const model = optionModel({ ...base, order: Uint32Array.from([2, 0]) });
    expect(rowsOf(model)).toMatchObject([
      { label: 'c', positionInSet: 1, setSize: 2 },
      { label: 'a', positionInSet: 2, setSize: 2 },
    ]);
    expect([model.positionOf('a'), model.positionOf('b'), model.optionAt(0)?.id]).toEqual([1, -1, 'c']);
  });
  test('an end stands last and is no option', () => {
    const model = optionModel({ ...base, end: { status: 'loading' } });
    expect(model.row(4)).toEqual({ kind: 'end', status: 'loading' });
    expect([model.count, model.total, model.keyAt(4), model.positionOf(END_KEY), model.optionAt(4)]).toEqual([5, 4, END_KEY, 4, null]);
  });
  test('a stale position is refused with the reason', () => {
    expect(() => optionModel(base).row(4)).toThrow(/\[kit\] Option 4 of 4/);
  });
});

describe('groups', () => {
  const grouped = optionModel({ ...base, groupOf: ({ group }) => group });
  test('a heading stands before the first option of a group; options count without headings', () => {
    expect(
      rowsOf(grouped).map((row) =>
        row.kind === 'heading' ? `# ${row.label}` : row.kind === 'option' ? `${row.label} ${row.positionInSet}/${row.setSize}` : '',
      ),
    ).toEqual(['# 营运', 'a 1/4', 'b 2/4', '# 养护', 'c 3/4', 'd 4/4']);
  });
  test('options are found among headings, and say their group', () => {
    expect([grouped.positionOf('c'), grouped.optionAt(4)?.id, grouped.optionAt(3)]).toEqual([4, 'c', null]);
    expect(grouped.row(4)).toMatchObject({ group: '养护' });
    expect(grouped.row(5)).not.toHaveProperty('group');
  });
  test('a heading is found again by its own key only', () => {
    expect(grouped.keyAt(0)).not.toBe(grouped.keyAt(3));
    expect(grouped.positionOf(grouped.keyAt(0))).toBe(-1);
  });
});
