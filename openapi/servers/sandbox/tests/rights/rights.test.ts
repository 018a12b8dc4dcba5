import { beforeAll, expect, it } from 'vitest';
import document from '../../../../generated/openapi.json' with { type: 'json' };
import { waysOf, type Need } from '../../../../src/rules/index.ts';
import { fittingRequest, routes } from '../../../mock/testing/description.ts';
import { readContract } from '../../core/contract.ts';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { createMenus, type Menus } from '../../resources/permitted-menu/rules.ts';
import { startOver } from '../../start.ts';
import { signIn, type Envelope } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';

/** Model nobody but its owner and administrators reaches: no other form refers to it. */
const MODEL = 'vehicleFile';
const TWO_ENTRIES = ['assetLedger', 'maintenanceOrder'];
const PEOPLE = ['none', 'guest', 'staff', 'owner', 'admin'] as const;
type Who = (typeof PEOPLE)[number];
/** Accounts that play them; what the owner has is changed for each operation. */
const ACCOUNT: Readonly<Record<Exclude<Who, 'none'>, string>> = { guest: 'guest', staff: 'staff', owner: 'novice', admin: 'admin' };
/** Calls that end or close the session they are made with. */
const ENDS_SESSION = new Set(['logout', 'lockScreen', 'modifyPassword', 'updatePasswordMessage']);

let sandbox: Sandbox;
let store: Store;
let menus: Menus;
let tokens: Readonly<Record<Who, string>>;

const one = (sql: string, ...values: readonly string[]) => store.one<{ id: string }>(sql, ...values)?.id ?? '';
/** Rows that were written; those of the log, which tells of refusals, are not counted. */
const changes = () =>
  store.one<{ total: number }>('SELECT total_changes() - (SELECT coalesce(max(seq), 0) FROM audit_log) AS total')?.total;

/** A role with these entries and everything on them, which becomes the only one of an account. */
function giveOnly(account: string, roleId: string, entries: readonly string[]) {
  const userId = one('SELECT id FROM user WHERE account = ?', account);
  store.run('INSERT OR IGNORE INTO role (id, enCode, fullName, isAdministrator) VALUES (?, ?, ?, 0)', roleId, roleId, roleId);
  for (const entry of entries) {
    const menuId = one('SELECT id FROM menu WHERE enCode = ?', entry);
    if (menuId === '') throw new Error(`no entry ${entry}`);
    store.run('INSERT OR IGNORE INTO role_menu (roleId, menuId) VALUES (?, ?)', roleId, menuId);
    store.run('INSERT OR IGNORE INTO role_right (roleId, rightId) SELECT ?, id FROM menu_right WHERE menuId = ?', roleId, menuId);
  }
  store.run('DELETE FROM user_role WHERE userId = ?', userId);
  store.run('INSERT INTO user_role (userId, roleId) VALUES (?, ?)', userId, roleId);
}

/** Entry whose owner an operation is for; none where it needs no page. */
function entryOf(need: Need): string | null {
  const [way] = waysOf(need);
  if (way === undefined) return null;
  if ('page' in way) return way.page;
  return 'entryOf' in way ? 'assetKind' : MODEL;
}

beforeAll(async () => {
  // The clock stands still, so that nothing is due and no session is used later than it was.
  const now = Date.now();
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY, now: () => now });
  menus = createMenus({ store, now: Date.now } as never);
  giveOnly('staff', 'two-entries', TWO_ENTRIES);
  // The first password may not be used for anything but changing it.
  const signedIn = await Promise.all(
    Object.entries(ACCOUNT).map(async ([who, account]) => [who, (await signIn(sandbox.url, account)).token]),
  );
  tokens = { none: '', ...Object.fromEntries(signedIn) };
  return () => sandbox.close();
});

const contract = new Map(readContract(document).map((operation) => [operation.id, operation]));

/** Asks with the body and the parameters the description shows; a model is the one above. */
async function ask(operationId: string, need: Need, token: string): Promise<Envelope<unknown> | null> {
  const route = routes.find((each) => each.operationId === operationId);
  if (!route) throw new Error(`no operation ${operationId}`);
  const { address, init } = fittingRequest(route);
  const headers = new Headers(init.headers);
  if (token === '') headers.delete('Authorization');
  else headers.set('Authorization', token);
  const way = waysOf(need).find((each) => 'model' in each);
  const [path = '', query] = address.split('?');
  const place = route.path.split('/').indexOf(`{${way && 'model' in way ? way.model : ''}}`);
  const modelId = one("SELECT json_extract(propertyJson, '$.moduleId') AS id FROM menu WHERE enCode = ?", MODEL);
  const parts = path.split('/').map((part, at) => (at === place ? modelId : part));
  const response = await fetch(new URL(`${parts.join('/')}?${query}`, sandbox.url), { ...init, headers });
  return response.headers.get('content-type')?.includes('json') ? response.json() : (await response.arrayBuffer(), null);
}

it('who may call what: every operation as a stranger, a guest, staff with two entries, the owner of its page and an administrator', async () => {
  // What is laid out at the first need is there before anything is counted.
  await ask('listRecords', contract.get('listRecords')?.need ?? 'session', tokens.guest);
  const cells: string[] = [];
  let asked = 0;
  const written: string[] = [];
  const operations = [...contract.values()].toSorted((a, b) => Number(b.isRead) - Number(a.isRead) || (a.id < b.id ? -1 : 1));
  for (const { id, need, isRead } of operations) {
    const entry = entryOf(need);
    giveOnly(ACCOUNT.owner, `owner-${entry}`, entry === null ? [] : [entry]);
    const path = Object.fromEntries(
      waysOf(need).flatMap((way) =>
        'model' in way ? [[way.model, one("SELECT json_extract(propertyJson, '$.moduleId') AS id FROM menu WHERE enCode = ?", MODEL)]] : [],
      ),
    );
    const allowed: Who[] = [];
    for (const who of PEOPLE) {
      // What would be written, or would end the session, is not done by who may: everything that is refused is asked for.
      if (who !== 'none' && (!isRead || ENDS_SESSION.has(id))) {
        const userId = one('SELECT id FROM user WHERE account = ?', ACCOUNT[who]);
        if (menus.may({ userId, account: ACCOUNT[who], tokenHash: new Uint8Array() }, need, path)) {
          allowed.push(who);
          continue;
        }
      }
      asked += 1;
      const before = changes();
      const answer = await ask(id, need, tokens[who]);
      const isRefused = answer !== null && (answer.code === 600 || NO_RIGHT.test(answer.msg));
      if (!isRefused) allowed.push(who);
      else if (changes() !== before) written.push(`${id} ${who}`);
    }
    cells.push(`${id} ${allowed.join(' ')}`);
  }
  expect(written, 'a refused call writes nothing').toEqual([]);
  await expect(`${cells.toSorted().join('\n')}\n`).toMatchFileSnapshot('./rights.cells.txt');
  const count = Object.fromEntries(PEOPLE.map((who) => [who, cells.filter((cell) => cell.split(' ').includes(who)).length]));
  process.stdout.write(`[rights] ${cells.length} operations × ${PEOPLE.length}, ${asked} asked over HTTP: ${JSON.stringify(count)}\n`);
}, 120_000);
