import { afterAll, beforeAll, expect, it } from 'vitest';
import document from '../../../../generated/openapi.json' with { type: 'json' };
import type { RecordChange } from '../../core/changes.ts';
import type { Operation } from '../../core/contract.ts';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { TOLD } from '../../resources/monitor/operation-log.ts';
import { startOver } from '../../start.ts';
import { QUIET, SAME_ROWS } from './audit-exceptions.ts';
import { ask, BY_HAND, contract, tryAt, waysTo, type Body } from './audit-ways.ts';
import { dialectClient } from '../dialect-client.ts';

type Told = { readonly abstracts: string; readonly changes: readonly RecordChange[] };

let sandbox: Sandbox;
let store: Store;
beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY });
  tryAt({ store, admin: await dialectClient(sandbox.url, '3.4'), url: sandbox.url });
});
afterAll(() => sandbox.close());

type Outcome = { kind: 'told'; row: Told } | { kind: 'silent' } | { kind: 'refused'; msg: string };

/** Makes what an operation needs, with the call that makes such records. */
async function prepared(operation: Operation): Promise<void> {
  const maker = contract.get(operation.id.replace(/^(remove|update)/, 'create'));
  if (!maker || maker === operation || Object.hasOwn(BY_HAND, operation.id)) return;
  for (const sent of (await waysTo(maker)).slice(0, 3)) if ((await ask(maker, sent)).code === 200) return;
}

/** Tries an operation until something comes of it, and undoes everything. */
async function outcomeOf(operation: Operation): Promise<Outcome> {
  let outcome: Outcome = { kind: 'refused', msg: 'nothing was tried' };
  store.script('BEGIN');
  try {
    await prepared(operation);
    for (const sent of await waysTo(operation)) {
      store.script('SAVEPOINT tried');
      const before = store.one<{ seq: number }>('SELECT max(seq) AS seq FROM audit_log')?.seq ?? 0;
      const { code, msg } = await ask(operation, sent);
      const row = store.one<{ abstracts: string; changes: string }>(
        "SELECT abstracts, changes FROM audit_log WHERE seq > ? AND kind = 'operation' ORDER BY seq DESC",
        before,
      );
      store.script('ROLLBACK TO tried');
      if (row && code === 200) return { kind: 'told', row: { abstracts: row.abstracts, changes: JSON.parse(row.changes) } };
      outcome = code === 200 ? { kind: 'silent' } : outcome.kind === 'silent' ? outcome : { kind: 'refused', msg };
    }
    return outcome;
  } finally {
    store.script('ROLLBACK');
  }
}

const writes = [...contract.values()].filter(({ isRead, id }) => !isRead && !Object.hasOwn(QUIET, id) && !Object.hasOwn(SAME_ROWS, id));

it.each(writes.map((operation) => [operation.id, operation] as const))(
  '%s leaves what it did in the log, with its members',
  async (id, operation) => {
    const outcome = await outcomeOf(operation);
    expect(outcome).toMatchObject({ kind: 'told', row: { abstracts: expect.stringMatching(/./) } });
    const changes = outcome.kind === 'told' ? outcome.row.changes : [];
    expect(changes.length > 0 || Object.hasOwn(TOLD, id)).toBe(true);
    // A link is told by its ends; a member that was added has nothing before it, one that was removed nothing after it.
    const faults = changes.filter(
      ({ kind, name, isLink, members }) =>
        kind === '' ||
        name === '' ||
        (members.length === 0 && !isLink) ||
        members.some(({ before, after, isHidden }) => (isHidden ? before !== null || after !== null : before === after)),
    );
    expect(faults).toEqual([]);
  },
);

it('names no operation as an exception that is none, and no twin that is not tried', () => {
  const ids = new Set(writes.map(({ id }) => id));
  expect(Object.keys({ ...QUIET, ...SAME_ROWS }).filter((id) => contract.get(id)?.isRead !== false && id !== 'listNotices')).toEqual([]);
  expect(Object.values(SAME_ROWS).filter((id) => !ids.has(id))).toEqual([]);
});

/** Names of what may open something; wider than those the log knows. */
const MAY_OPEN = /passw|pwd|secret|token|salt|credential|captcha|key(?!word)|^code$/i;

/** Is a member a text that may hold anything? */
function isText(of: unknown): boolean {
  const { type, enum: values, pattern } = (of ?? {}) as { type?: unknown; enum?: unknown; pattern?: unknown };
  return [type].flat().includes('string') && values === undefined && pattern === undefined;
}

/** Names of the members of a body that are secrets, in whatever depth. */
function secretMembers(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { $ref: reference, properties, ...rest } = schema as { $ref?: string; properties?: object };
  const target =
    typeof reference === 'string' ? (document.components.schemas as Record<string, unknown>)[reference.split('/').at(-1) ?? ''] : null;
  const own = Object.entries(properties ?? {}).flatMap(([name, of]) => (MAY_OPEN.test(name) && isText(of) ? [name] : []));
  return [...own, ...[target, ...Object.values(properties ?? {}), ...Object.values(rest)].flatMap((each) => secretMembers(each, seen))];
}
const bodySchema = ({ path, method }: Operation): unknown =>
  (document.paths as unknown as Record<string, Record<string, { requestBody?: unknown }>>)[path]?.[method.toLowerCase()]?.requestBody;

const CANARY = 'canary-7f3a-secret';
/** Writes that keep a secret of their body, so that it would be there to be told. */
const KEPT = ['createMessageAccount', 'updateMessageAccount', 'updateSystemConfig'];
const withSecrets = [...contract.values()].flatMap((operation) => {
  const names = [...new Set(secretMembers(bodySchema(operation)))];
  return names.length === 0 ? [] : [[operation.id, names, operation] as const];
});

it.each(withSecrets)('%s keeps no %s in the log', async (_, names, operation) => {
  let isTaken = false;
  store.script('BEGIN');
  try {
    const secrets = Object.fromEntries(names.map((name) => [name, CANARY]));
    // All of them, and each alone: a server may refuse one.
    const tries = [secrets, ...names.map((name) => ({ [name]: CANARY }))];
    const [sent = { path: {} }] = await waysTo(operation);
    for (const each of tries) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ account: 'admin', ...each })) form.append(name, value);
      const body = { ...(sent.body as Body), ...each };
      const { code } = await ask(operation, operation.bodyKind === 'json' ? { ...sent, body } : { path: sent.path, form });
      isTaken ||= code === 200;
    }
    expect(JSON.stringify(store.all('SELECT * FROM audit_log'))).not.toContain(CANARY);
    expect(isTaken || !KEPT.includes(operation.id), 'the secret was kept by the server').toBe(true);
  } finally {
    store.script('ROLLBACK');
  }
});

it('tries the secrets of accounts, settings, people and sessions', () => {
  const tried = withSecrets.map(([id]) => id);
  for (const id of [...KEPT, 'login', 'modifyPassword']) expect(tried).toContain(id);
});
