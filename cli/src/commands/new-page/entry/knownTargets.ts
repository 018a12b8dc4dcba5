import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { allOperations } from '@milepost/openapi/all-operations';
import { CommandFailure, EXIT } from '../../../failure.ts';
import { SANDBOX_DATA } from '../../sandbox/input.ts';
import type { EntryKind } from './kinds.ts';

/** Something an entry can show, as a server knows it. */
export interface KnownTarget {
  readonly id: string;
  /** Name to write it down by: its code, of a portal its name. */
  readonly code: string;
}

/** Kinds of entries whose targets somebody can be asked about. */
export type AskedKind = Exclude<EntryKind['by'], 'directory' | 'category' | 'link'>;

/** Answers what a server has of a kind. */
export type TargetsOf = (kind: AskedKind) => Promise<readonly KnownTarget[]>;

/** Opens a server to ask: the one at an address, else a sandbox with the data that are kept, or fresh ones. */
export type OpenTargets = (
  server: string | null,
  root: string,
  env?: NodeJS.ProcessEnv,
) => Promise<{ readonly targetsOf: TargetsOf; readonly close: () => Promise<void> }>;

const ANSWER_TIMEOUT_MS = 30_000;
/** Files of kept data that hold rows. */
const DATABASE_FILES = ['sandbox.sqlite', 'sandbox.sqlite-wal'];
/** More designs than anybody reads in a list. */
const MOST_ROWS = 1000;

/** @throws CommandFailure 2 an unusable address, or nobody to sign in as · 3 a server that does not answer */
export const openTargets: OpenTargets = async (server, root, env = process.env) => {
  if (server !== null) return { targetsOf: asking(addressOf(server), accountOf(env)), close: () => Promise.resolve() };
  const [{ startSandbox }, folder] = [await import('@milepost/openapi/servers/sandbox'), copyOfData(root)];
  const sandbox = await startSandbox({ port: 0, data: folder ?? ':memory:', control: false });
  return {
    targetsOf: asking(sandbox.url, SANDBOX_ADMINISTRATOR),
    async close() {
      await sandbox.close();
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Kept data belong to one process: those of the project are read in a copy. Null where nothing is kept. */
function copyOfData(root: string): string | null {
  const kept = path.join(root, SANDBOX_DATA);
  const files = DATABASE_FILES.filter((file) => existsSync(path.join(kept, file)));
  if (files.length === 0) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-targets-'));
  for (const file of files) copyFileSync(path.join(kept, file), path.join(folder, file));
  return folder;
}

interface Account {
  readonly account: string;
  readonly password: string;
}

const SANDBOX_ADMINISTRATOR: Account = { account: 'admin', password: 'Admin2026' };

function accountOf({ MILEPOST_ADMIN_ACCOUNT: account, MILEPOST_ADMIN_PASSWORD: password }: NodeJS.ProcessEnv): Account {
  if (account && password) return { account, password };
  throw new CommandFailure(
    EXIT.usage,
    '[milepost] --server asks a server what it has, and nobody is named to sign in as. Set MILEPOST_ADMIN_ACCOUNT and MILEPOST_ADMIN_PASSWORD.',
  );
}

function addressOf(typed: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] --server is "${typed}". Give the address of a server, such as http://127.0.0.1:30000.`,
    );
  if (url.username !== '' || url.password !== '')
    throw new CommandFailure(
      EXIT.usage,
      '[milepost] --server holds a password, which would stand in the list of commands. Set MILEPOST_ADMIN_ACCOUNT and MILEPOST_ADMIN_PASSWORD.',
    );
  return url.href.replace(/\/$/, '');
}

function asking(server: string, account: Account): TargetsOf {
  let token: Promise<string> | null = null;
  const ask = async (address: string, init: RequestInit = {}): Promise<never> => {
    try {
      const answer = await fetch(`${server}${address}`, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
      const { code, msg, data: said }: { code?: number; msg?: string; data?: unknown } = await answer.json();
      if (code !== 200) throw new Error(msg ?? `status ${answer.status}`);
      return said as never; // codecs read it, whatever it is
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new CommandFailure(
        EXIT.environment,
        `[milepost] ${server}${address.split('?')[0]} did not say what there is (${why}), so targets cannot be judged. Try again, or take them as they are with --unchecked.`,
      );
    }
  };
  async function signIn(): Promise<string> {
    const { hashPassword } = await import('@milepost/openapi/domains/oauth');
    const body = new URLSearchParams({ account: account.account, password: hashPassword(account.password), grant_type: 'password' });
    const { token: own }: { token?: unknown } = (await ask('/api/oauth/Login', { method: 'POST', body })) ?? {};
    return String(own);
  }
  const read: Read = async (id, path = {}, query = {}) => {
    const { allOperations } = await import('@milepost/openapi/all-operations');
    const address = allOperations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const asked = new URLSearchParams(query).toString();
    return ask(asked === '' ? address : `${address}?${asked}`, { headers: { Authorization: await (token ??= signIn()) } });
  };
  return async (kind) => (await READERS[kind](read)).filter(({ id }) => id !== '');
}

type Texts = Readonly<Record<string, string>>;
type Read = (id: keyof typeof allOperations, path?: Texts, query?: Texts) => Promise<never>;

/** Entries of the menu, whatever stands above them. */
const flat = <Node extends { readonly children: readonly Node[] }>(nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

/** Reports and data screens stand on servers this API knows nothing of: known are those an entry shows. */
const shownByEntries =
  (type: number) =>
  async (read: Read): Promise<KnownTarget[]> => {
    const { menuCodecs } = await import('@milepost/openapi/domains/menu');
    const systems = menuCodecs.listSystems.data.decode(await read('listSystems'));
    const menus = await Promise.all(
      systems.map(async ({ id }) => menuCodecs.listMenus.data.decode(await read('listMenus', { systemId: id }))),
    );
    return menus
      .flatMap((nodes) => flat(nodes))
      .flatMap((node) =>
        node.type === type && node.property.kind === 'value' ? [{ id: node.property.value.moduleId, code: node.enCode }] : [],
      );
  };

const REPORT = 5;
const SCREEN = 6;
const READERS: Readonly<Record<AskedKind, (read: Read) => Promise<KnownTarget[]>>> = {
  async dictionaryPage(read) {
    const { dictionaryCodecs } = await import('@milepost/openapi/domains/dictionary');
    return dictionaryCodecs.listAllDictionaries.data
      .decode(await read('listAllDictionaries'))
      .map(({ id, enCode }) => ({ id, code: enCode }));
  },
  async model(read) {
    const { modelCodecs } = await import('@milepost/openapi/domains/model');
    const { rows } = modelCodecs.listModels.data.decode(await read('listModels', {}, { currentPage: '1', pageSize: String(MOST_ROWS) }));
    return rows.filter(({ state }) => state !== 'draft').map(({ id, enCode }) => ({ id, code: enCode }));
  },
  async portal(read) {
    const { portalCodecs } = await import('@milepost/openapi/domains/portal');
    const nodes = flat(portalCodecs.listPortals.data.decode(await read('listPortals', {}, { platform: 'Web' })));
    return nodes.filter(({ children }) => children.length === 0).map(({ id, fullName }) => ({ id, code: fullName }));
  },
  report: shownByEntries(REPORT),
  screen: shownByEntries(SCREEN),
};
