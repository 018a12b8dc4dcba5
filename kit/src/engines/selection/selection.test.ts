import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSelected, selectAll, selectNone, selectOnly, selectedCount, selectionState, setRange, setSelected, toggle } from './index.ts';
import type { Selection } from './index.ts';

const ids = ['YH-017', 'YH-018', 'YH-019', 'YH-020'];
const chosen = (selection: Selection) => ids.filter((id) => isSelected(selection, id));

test('everything is chosen at once, and one row can be left out', () => {
  const allButOne = toggle(selectAll, 'YH-018');
  expect(chosen(allButOne)).toEqual(['YH-017', 'YH-019', 'YH-020']);
  expect(selectedCount(allButOne, 4_312)).toBe(4_311);
});

test.each([
  ['none', selectNone, 4, 'none'],
  ['one', selectOnly(['YH-017']), 4, 'some'],
  ['each one by one', selectOnly(ids), 4, 'all'],
  ['all', selectAll, 4, 'all'],
  ['all but each', setSelected(selectAll, ids, false), 4, 'none'],
  ['all of nothing', selectAll, 0, 'none'],
] as const)('the checkbox over all rows with %s chosen', (_, selection, total, expected) => {
  expect(selectionState(selection, total)).toBe(expected);
});

test('choosing what is chosen gives the same object back', () => {
  const one = selectOnly(['YH-017']);
  expect(setSelected(one, ['YH-017'], true)).toBe(one);
  expect(setSelected(selectAll, ids, true)).toBe(selectAll);
});

test('any row of commands gives what a plain set of ids would', () => {
  const command = fc.oneof(
    fc.record({ kind: fc.constant('toggle' as const), id: fc.constantFrom(...ids) }),
    fc.record({ kind: fc.constant('range' as const), ids: fc.subarray(ids), isChosen: fc.boolean() }),
    fc.record({ kind: fc.constantFrom('all' as const, 'none' as const) }),
  );
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      let selection = selectNone;
      const plain = new Set<string>();
      for (const step of commands) {
        if (step.kind === 'toggle') {
          selection = toggle(selection, step.id);
          if (!plain.delete(step.id)) plain.add(step.id);
        } else if (step.kind === 'range') {
          selection = setSelected(selection, step.ids, step.isChosen);
          for (const id of step.ids) {
            if (step.isChosen) plain.add(id);
            else plain.delete(id);
          }
        } else {
          selection = step.kind === 'all' ? selectAll : selectNone;
          plain.clear();
          if (step.kind === 'all') for (const id of ids) plain.add(id);
        }
      }
      expect(chosen(selection)).toEqual(ids.filter((id) => plain.has(id)));
      expect(selectedCount(selection, ids.length)).toBe(plain.size);
    }),
  );
});

test('a range gives what choosing its ids one by one gives', () => {
  const idAt = (position: number) => ids[position] ?? '';
  const start = fc.constantFrom(selectNone, selectAll, selectOnly(['YH-018']), toggle(selectAll, 'YH-019'));
  fc.assert(
    fc.property(start, fc.nat(4), fc.nat(4), fc.boolean(), (selection, from, end, isChosen) => {
      const next = setRange(selection, { from, end, idAt }, isChosen);
      expect(next).toEqual(setSelected(selection, ids.slice(from, end), isChosen));
    }),
  );
  expect(setRange(selectAll, { from: 0, end: 4, idAt }, true)).toBe(selectAll);
});
