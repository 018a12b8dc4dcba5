import { expect, test } from 'vitest';
import type { AnyRow } from '../../features/resource/index.ts';
import { useResourceActions } from '../../features/resource/actions/useResourceActions.ts';
import { doneWithSeveral } from '../../testing/doneWithSeveral.tsx';
import { roles } from './roles.ts';

const never = () => undefined;
const OPENS = { edit: never, detail: never, history: never, addBelow: never, duplicate: never, own: never };
const useActions = () => useResourceActions(roles, OPENS);

const PEOPLE: Readonly<Record<string, readonly string[]>> = { r1: ['7', '8'], r2: [], r3: ['9'] };
const role = (id: string) => ({ id, fullName: id, isEnabled: true }) as AnyRow;

/** Disables or deletes roles of a server that keeps their state. */
function several(what: 'disable' | 'remove', ids: readonly string[], answer: string) {
  const marks = new Map(ids.map((id) => [id, 1]));
  const idOf = (args: Record<string, unknown>) => (args['path'] as { id: string }).id;
  const answers = {
    listMembers: (args: Record<string, unknown>) => ({ ids: PEOPLE[idOf(args)] }),
    getRole: (args: Record<string, unknown>) => ({ id: idOf(args), enabledMark: marks.get(idOf(args)) }),
    setRoleState: (args: Record<string, unknown>) => void marks.set(idOf(args), 1 - (marks.get(idOf(args)) ?? 0)),
    removeRole: null,
  };
  return doneWithSeveral({ useActions, what, rows: ids.map(role), answer, answers });
}

test('before several are disabled it is said what hangs on each of them; without a yes nothing is sent', async () => {
  const { asked, sent } = await several('disable', ['r1', 'r2', 'r3'], 'Cancel');
  expect(asked).toContain('3 rows');
  expect(asked).toContain('r1: 2 people belong to it.\nr3: 1 person belongs to it.');
  expect(asked).not.toContain('r2');
  expect(sent()).toEqual([]);
});

test('several that were disabled are enabled again by one press', async () => {
  const { sent, said, undo } = await several('disable', ['r1', 'r2'], 'Disable');
  await expect.poll(said).toEqual(['2 rows done']);
  await undo();
  await expect.poll(() => sent().map(([, id]) => id)).toEqual(['r1', 'r2', 'r1', 'r2']);
});

test('before several are deleted it is said what hangs on each of them', async () => {
  const { asked, sent } = await several('remove', ['r1', 'r2'], 'Delete');
  expect(asked).toContain('r1: 2 people belong to it.');
  await expect.poll(sent).toEqual([
    ['removeRole', 'r1'],
    ['removeRole', 'r2'],
  ]);
});
