import { NotRun } from '../stop.ts';
import type { Role } from '../profile.ts';
import type { Right } from './facts/rights.ts';
import { at, isJson, listOf, textOf } from './facts/schema.ts';
import type { Probe } from './probe.ts';
import { flatten } from './rows.ts';

/** Permissions of somebody who is signed in, as the server tells the client. @source shell §3 */
interface Permissions {
  readonly isAdministrator: boolean;
  /** Ids rights are kept under, by the code of an entry and by the id of the model behind it. */
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** Buttons by the id of their module. */
  readonly buttons: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Permissions out of what the call about the own person answers. */
export function permissionsIn(data: unknown): Permissions {
  const entries = flatten(listOf(at(data, 'menuList')));
  const modules = new Map<string, string[]>();
  for (const entry of entries) {
    const code = textOf(entry['enCode']);
    const model = textOf(at(parse(entry['propertyJson']), 'moduleId'));
    const ids = [model, textOf(entry['id'])].filter(Boolean);
    for (const key of [code, model].filter(Boolean)) modules.set(key, [...(modules.get(key) ?? []), ...ids]);
  }
  const buttons = new Map(
    listOf(at(data, 'permissionList')).map((each) => [
      textOf(at(each, 'modelId')),
      new Set(listOf(at(each, 'button')).map((button) => textOf(at(button, 'enCode')))),
    ]),
  );
  const said = at(data, 'userInfo', 'isAdministrator');
  return { isAdministrator: said === true || said === 1, modules, buttons };
}

/** Answer to who has a right, by the pages the administrator sees; null where the server has no such page. */
export function mayBy(right: Right, own: Permissions, administrator: Permissions, path: Readonly<Record<string, string>>): boolean | null {
  if (own.isAdministrator) return true;
  if (right === 'administrator') return false;
  const has = (id: string): boolean => own.buttons.get(id)?.has(right.button) === true;
  const ids = administrator.modules.get('model' in right ? (path[right.model] ?? '') : right.page);
  return ids === undefined ? null : ids.some(has);
}

/** Finds somebody who is signed in and lacks a right. @reading R-983 */
export type Unpermitted = (rights: readonly Right[], path: Readonly<Record<string, string>>) => Promise<Role>;

const TRIED: readonly Role[] = ['staff', 'double', 'novice'];

/** @throws NotRun where nobody lacks it, or no page of the server says who has it */
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
      reason = 'the menu of the administrator has no such page';
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
