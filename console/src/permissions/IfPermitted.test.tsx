import { expect, test } from 'vitest';
import type { ReactNode } from 'react';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { BUTTONS, IfPermitted, PermissionProvider, useJudged } from './index.ts';
import type { ButtonCode, PermissionWorld } from './index.ts';

const permissions = new Map([['m1', { buttons: new Set(['btn_add']), columns: new Set(['fullName']), forms: new Set(['enCode']) }]]);

async function shownIn(children: ReactNode, world: Partial<PermissionWorld> = {}) {
  const { one } = await renderInConsole(
    <PermissionProvider value={{ permissions, judge: true, modelId: 'm1', ...world }}>
      <output>{children}</output>
    </PermissionProvider>,
  );
  return one('output').textContent;
}

const every = (
  <>
    <IfPermitted button={BUTTONS.add}>add </IfPermitted>
    <IfPermitted button={BUTTONS.edit}>edit </IfPermitted>
    <IfPermitted button={BUTTONS.remove}>remove </IfPermitted>
    <IfPermitted column="fullName">name </IfPermitted>
    <IfPermitted column="enCode">code </IfPermitted>
    <IfPermitted formField="enCode">code field </IfPermitted>
    <IfPermitted formField="fullName">name field </IfPermitted>
  </>
);

test('an element is removed unless the entry of the page has its code: button, column and form field', async () => {
  expect(await shownIn(every)).toBe('add name code field ');
});

test.each([null, 'm2', 'constructor', '__proto__'])(
  'a page with modelId %s has no matching entry and shows none of them',
  async (modelId) => {
    expect(await shownIn(every, { modelId })).toBe('');
  },
);

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])('the name %j of every object is no permission', async (code) => {
  const shown = await shownIn(
    <>
      <IfPermitted button={code as ButtonCode}>button</IfPermitted>
      <IfPermitted column={code}>column</IfPermitted>
      <IfPermitted formField={code}>field</IfPermitted>
    </>,
  );
  expect(shown).toBe('');
});

test('for buttons it applies only when the judge-permission flag is on', async () => {
  expect(await shownIn(every, { judge: false, modelId: null })).toBe('add edit remove ');
});

function AsDesigned({
  children,
  ...asks
}: {
  readonly children: ReactNode;
  readonly buttons: boolean;
  readonly columns: boolean;
  readonly fields: boolean;
}) {
  return <PermissionProvider value={useJudged(asks)}>{children}</PermissionProvider>;
}

test.each([
  [{ buttons: false, columns: true, fields: true }, 'add edit remove name code field '],
  [{ buttons: true, columns: false, fields: true }, 'add name code code field '],
  [{ buttons: true, columns: true, fields: false }, 'add name code field name field '],
])('a design judges what it asks for and shows all else: %o', async (asks, shown) => {
  expect(await shownIn(<AsDesigned {...asks}>{every}</AsDesigned>)).toBe(shown);
});
