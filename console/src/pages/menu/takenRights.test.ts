import type { DesignRight } from '@milepost/openapi/domains/menu';
import { expect, test } from 'vitest';
import { rightDraft, rightLines, rightsChange } from './takenRights.ts';

const right = (code: string, label: string, table: DesignRight['table'] = null): DesignRight => ({ code, label, kind: 'comInput', table });
const works = { code: 'works', label: '工程量' };
const design = [right('title', '标题'), right('works-item', '项目', works), right('works-amount', '数量', works)];
type Kept = Parameters<typeof rightsChange>[1][number];
const kept = (enCode: string, roleIds: readonly string[] | null, children: readonly Kept[] = []): Kept => ({
  id: `id-${enCode}`,
  enCode,
  fullName: enCode,
  roleIds: roleIds && [...roleIds],
  children,
});

test('what is ticked and not kept is added, what is kept and not ticked is deleted, those below others first, with the roles that lose it', () => {
  const before = [kept('title', ['r1', 'r2'], [kept('below', ['r2', 'r3'])]), kept('works-item', ['r9'])];
  const { added, removed, losingRoles } = rightsChange(design, before, new Set(['works-item', 'works-amount']));
  expect(added.map(({ code }) => code)).toEqual(['works-amount']);
  expect(removed.map(({ enCode }) => enCode)).toEqual(['below', 'title']);
  expect(losingRoles).toBe(3);
});

test('of a server that does not say who has a right, no number is told', () =>
  expect(rightsChange(design, [kept('title', null)], new Set()).losingRoles).toBeNull());

test('columns of a sub-table stand below it, what is not in the design stands last', () => {
  const lines = rightLines(design, [kept('title', []), kept('btn_hand', [])], ({ code }) => code, 'Beside');
  expect(lines.map(({ fullName, children }) => [fullName, children.map(({ id }) => id)])).toEqual([
    ['标题', []],
    ['工程量', ['works-item', 'works-amount']],
    ['Beside', ['btn_hand']],
  ]);
});

test('a right is named as a release names it, within the length of a name', () => {
  expect(rightDraft('7', right('works-item', '项目', works), 1)).toMatchObject({
    menuId: '7',
    enCode: 'works-item',
    fullName: '工程量-项目',
    sortCode: 2,
  });
  expect(Array.from(rightDraft('7', right('long', '长'.repeat(80)), 0).fullName)).toHaveLength(50);
});
