import { NotRun } from '../../model/stop.ts';
import type { Role } from '../target/profile.ts';
import type { Right } from '../../model/rights.ts';
import { at, isJson, listOf, textOf } from '../../model/schema.ts';
import type { Probe } from './probe.ts';
import { flatten } from './rows.ts';

/** Permissions of the person who is signed in, as the server answers them. @source shell §3 */
interface Permissions {
  readonly isAdministrator: boolean;
  /** Keys of the entries that show a dictionary, among those of `modules`. */
  readonly dictionaries: readonly string[];
  /** Ids rights are kept under, by the code of an entry and by the id of the model behind it. */
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** Buttons by the id of their module. */
  readonly buttons: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Type of a menu entry that shows a dictionary. @source shell §2.3 */
const DICTIONARY_ENTRY = 4;

/** Permissions out of what the call about the own person answers. */
export function permissionsIn(data: unknown): Permissions {
  const entries = flatten(listOf(at(data, 'menuList')));
  const modules = new Map<string, string[]>();
  const dictionaries: string[] = [];
  for (const entry of entries) {
    const code = textOf(entry['enCode']);
    const model = textOf(at(parse(entry['propertyJson']), 'moduleId'));
    const ids = [model, textOf(entry['id'])].filter(Boolean);
    if (entry['type'] === DICTIONARY_ENTRY) dictionaries.push(code);
    for (const key of [code, model].filter(Boolean)) modules.set(key, [...(modules.get(key) ?? []), ...ids]);
  }
  const buttons = new Map(
    listOf(at(data, 'permissionList')).map((each) => [
      textOf(at(each, 'modelId')),
      new Set(listOf(at(each, 'button')).map((button) => textOf(at(button, 'enCode')))),
    ]),
  );
  const flag = at(data, 'userInfo', 'isAdministrator');
  return { isAdministrator: flag === true || flag === 1, dictionaries, modules, buttons };
}

/**
 * True where a person has a right, by the pages the administrator sees; null where the server has no such page, and where a person
 * opens the page of a model without having its button: its list may leave buttons to whoever opens it. @reading R-841
 */
export function mayBy(right: Right, own: Permissions, administrator: Permissions, path: Readonly<Record<string, string>>): boolean | null {
  if (own.isAdministrator) return true;
  if (right === 'administrator') return false;
  const { button } = right;
  // Without such an entry no person has the right; without such a page it is unknown.
  if ('entryOf' in right) return administrator.dictionaries.some((key) => mayAt(key, button, own, administrator) === true);
  if ('page' in right) return mayAt(right.page, button, own, administrator);
  const key = path[right.model] ?? '';
  const may = mayAt(key, button, own, administrator);
  return may === false && own.modules.has(key) ? null : may;
}

/** The same for one key: a button, or else the entry itself. */
function mayAt(key: string, button: string | undefined, own: Permissions, administrator: Permissions): boolean | null {
  const ids = administrator.modules.get(key);
  if (ids === undefined) return null;
  return button === undefined ? own.modules.has(key) : ids.some((id) => own.buttons.get(id)?.has(button) === true);
}

/** Finder of a role that can sign in and lacks a right. @reading R-983 */
export type Unpermitted = (rights: readonly Right[], path: Readonly<Record<string, string>>) => Promise<Role>;

const TRIED: readonly Role[] = ['staff', 'double', 'novice'];

/** Finder over the permissions the server answers. @throws NotRun where every role has the right, or no page of the server shows it */
export function createUnpermitted(probe: Probe): Unpermitted {
  const known = new Map<Role, Promise<Permissions>>();
  const permissions = (role: Role): Promise<Permissions> => {
    const found = known.get(role) ?? probe.ask('getCurrentUser', {}, role).then(({ data }) => permissionsIn(data));
    known.set(role, found);
    return found;
  };
  return async (rights, path) => {
    const administrator = await permissions('admin');
    let reason = 'nobody who is signed in lacks the right';
    for (const role of TRIED) {
      const own = await permissions(role).catch((error: unknown) => {
        if (!(error instanceof NotRun)) throw error;
        reason = error.message;
        return null;
      });
      if (own === null) continue;
      const verdicts = rights.map((right) => mayBy(right, own, administrator, path));
      if (verdicts.includes(true)) continue;
      if (verdicts.every((verdict) => verdict === false)) return role;
      reason = 'the menus do not tell whether somebody lacks the right';
    }
    throw new NotRun(reason);
  };
}

function parse(text: unknown): unknown {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    return isJson(value) ? value : {};
  } catch {
    return {};
  }
}
