import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { expect, test } from 'vitest';
import { menuRoutes } from './menuRoutes.ts';
import rows from './testing/hostileMenu.json' with { type: 'json' };

interface MenuRow {
  readonly id: string;
  readonly input: { readonly item: { readonly type: number; readonly urlAddress?: string } };
  readonly expected: {
    readonly verdict: string;
    readonly value?: string;
    readonly token?: boolean;
    readonly mustContain?: readonly string[];
    readonly notMatching?: readonly string[];
  };
}

/** Kinds of entries that have a path of the console's own. @source shell §2.3 */
const KINDS: Readonly<Record<number, MenuItem['kind']>> = { 2: 'page', 3: 'model', 4: 'dictionary', 5: 'report', 8: 'portal' };
const withPath = (rows as readonly MenuRow[]).filter(({ input }) => KINDS[input.item.type] !== undefined);

const routesOf = ({ item: { type, urlAddress } }: MenuRow['input']) =>
  menuRoutes([
    {
      id: 'entry',
      parentId: null,
      kind: KINDS[type] ?? 'page',
      fullName: 'entry',
      enCode: 'entry',
      icon: null,
      urlAddress: urlAddress ?? null,
      linkTarget: null,
      property: { moduleId: null, isTree: false },
      sortCode: 0,
      isHidden: false,
      children: [],
    },
  ]);

test.each(withPath.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', (_, verdict, { input, expected }) => {
  const { byPath, diagnostics } = routesOf(input);
  const [path, ...others] = [...byPath.keys()];
  expect(others).toEqual([]);
  // No entry with a path is given the session's token.
  expect(expected.token ?? false).toBe(false);
  // What gets no path is told to an administrator.
  const outcome = path === undefined && diagnostics.length === 1 ? 'rejected' : 'allowed';
  expect([outcome, diagnostics.length]).toEqual([verdict, verdict === 'allowed' ? 0 : 1]);
  expect(path).toBe(expected.value ?? path);
  for (const part of expected.mustContain ?? []) expect(path).toContain(part);
  for (const caught of expected.notMatching ?? []) expect(byPath.has(caught)).toBe(false);
});
