import { DataTable } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionProvider, useSession } from '../../auth/currentSession.ts';
import { localShelf } from '../../browser/storage.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { ListTools, useColumnSettings } from './index.ts';

interface Row {
  readonly name: string;
}
const column = (id: string, header: string): Column<Row> => ({
  id,
  header,
  text: ({ name }) => `${id} ${name}`,
  width: { px: 100 },
  narrow: id === 'name' ? 'title' : 'meta',
});
const COLUMNS = [column('name', 'Name'), column('code', 'Code'), column('state', 'Status')];
const ROWS: readonly Row[] = [{ name: 'Guardrail' }];
const nameOf = ({ name }: Row) => name;

function List({ part }: { readonly part?: string }) {
  const settings = useColumnSettings(COLUMNS, part);
  return (
    <>
      <ListTools label="Search" placeholder="Name" keyword="" onSearch={() => undefined} columns={settings} />
      <DataTable label="List" columns={COLUMNS} rows={ROWS} rowId={nameOf} rowLabel={nameOf} {...settings.table} />
    </>
  );
}

const KEY = 'jnpf_columns_messageRecord@7';
const HIDDEN = [
  { prop: 'state', label: 'Status', visible: true, width: 240, fixed: null },
  { prop: 'name', label: 'Name', visible: true, width: null, fixed: null },
  { prop: 'code', label: 'Code', visible: false, width: null, fixed: null },
];
const headers = () => [...document.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent);
const widthOf = (name: string) => document.querySelector(`[role=separator][aria-label="Width of ${name}"]`)?.getAttribute('aria-valuenow');
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

async function opened(answers: Parameters<typeof aSession>[0]) {
  const session = aSession({ setColumnSettings: null, ...answers }, '/messageRecord');
  const screen = await renderInConsole(session.around(<List />));
  return { session, screen };
}

async function press(separator: string, key: string) {
  const element = await vi.waitUntil(() => document.querySelector<HTMLElement>(`[aria-label="Width of ${separator}"]`));
  await act(async () => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}

beforeEach(() => localStorage.clear());

describe('the columns of a list', () => {
  test('are as declared where nothing is kept', async () => {
    const { session } = await opened({ getColumnSettings: null });
    await eventually(() => expect(session.asked('getColumnSettings')).toBe(1));
    expect(headers()).toEqual(['Name', 'Code', 'Status']);
    expect(document.querySelector('button[title="Column settings"]')).not.toBeNull();
  });

  test('are as the server keeps them for this person, and the next time before it answers', async () => {
    await opened({ getColumnSettings: HIDDEN });
    await eventually(() => expect(headers()).toEqual(['Status', 'Name']));
    await eventually(() => expect(widthOf('Status')).toBe('240'));
    const { session } = await opened({ getColumnSettings: () => new Promise(() => undefined) });
    expect(session.asked('getColumnSettings')).toBe(1);
    const tables = [...document.querySelectorAll('[role=table], [role=grid]')];
    expect([...(tables.at(-1)?.querySelectorAll('[role=columnheader]') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Status',
      'Name',
    ]);
  });

  test('of somebody else on the same browser are as declared', async () => {
    localShelf.setItem('jnpf_columns_messageRecord@8', JSON.stringify([{ prop: 'code', label: 'Code', columnVisible: false }]));
    await opened({ getColumnSettings: null });
    expect(headers()).toEqual(['Name', 'Code', 'Status']);
  });

  test('that could not be asked for are as the browser has them, and nothing is said', async () => {
    localShelf.setItem(KEY, JSON.stringify([{ prop: 'code', label: 'Code', columnVisible: true }]));
    const { session, screen } = await opened({ getColumnSettings: new Error('503') });
    await eventually(() => expect(session.asked('getColumnSettings')).toBe(1));
    expect(headers()).toEqual(['Code', 'Name', 'Status']);
    expect(screen.toaster.snapshot().history).toEqual([]);
  });
});

describe('a width that is changed', () => {
  test('is kept here at once and told to the server with the whole list', async () => {
    const { session } = await opened({ getColumnSettings: null });
    await eventually(() => expect(session.asked('getColumnSettings')).toBe(1));
    await press('Code', 'End');
    await eventually(() => expect(widthOf('Code')).toBe('640'));
    expect(localShelf.getItem(KEY)).toContain('"widthPx":640');
    await eventually(() => expect(session.asked('setColumnSettings')).toBe(1));
    const [, args] = session.calls.find(([id]) => id === 'setColumnSettings') ?? [];
    const { body } = args as { body: { moduleId: string; fieldList: string } };
    expect(body.moduleId).toBe('messageRecord');
    expect(JSON.parse(body.fieldList)).toEqual([
      { prop: 'name', label: 'Name', visible: true, width: null, fixed: null },
      { prop: 'code', label: 'Code', visible: true, width: 640, fixed: null },
      { prop: 'state', label: 'Status', visible: true, width: null, fixed: null },
    ]);
    await eventually(() => expect(localShelf.getItem(KEY)).not.toContain('unsent'));
  });

  test('that the server does not take is in force here, told once, and sent again the next time', async () => {
    const { session, screen } = await opened({ getColumnSettings: null, setColumnSettings: new Error('503') });
    await eventually(() => expect(session.asked('getColumnSettings')).toBe(1));
    await press('Code', 'End');
    await eventually(() => expect(screen.toaster.snapshot().history).toHaveLength(1));
    expect(screen.toaster.snapshot().history[0]?.title).toContain('They are kept in this browser.');
    expect(widthOf('Code')).toBe('640');
    const again = await opened({});
    await eventually(() => expect(again.session.asked('setColumnSettings')).toBe(1));
    expect(again.session.asked('getColumnSettings')).toBe(0);
  });
});

/** A session in whose menu the page has an entry. */
function InMenu({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  return <SessionProvider value={{ ...session, pathOf: new Map([['531', '/messageRecord']]) }}>{children}</SessionProvider>;
}

test.each([
  [
    'the entry of its page in the menu',
    <InMenu key="menu">
      <List />
    </InMenu>,
    '531',
  ],
  ['the path of a page without an entry', <List key="path" />, 'messageRecord'],
  ['its name, for a further list of the page', <List key="part" part="log" />, 'messageRecord.log'],
])('a list is known by %s', async (_, list, id) => {
  const session = aSession({ getColumnSettings: null }, '/messageRecord');
  await renderInConsole(session.around(list));
  await eventually(() => expect(session.calls.at(0)).toEqual(['getColumnSettings', { path: { id } }]));
});
