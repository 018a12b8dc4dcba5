import { ApiError, bindOperations } from '@milepost/openapi/client';
import { authorityCodecs } from '@milepost/openapi/domains/authority';
import type { RightStep } from '@milepost/openapi/domains/authority';
import { menuCodecs } from '@milepost/openapi/domains/menu';
import type { MenuRecord, MenuRightNode } from '@milepost/openapi/domains/menu';
import { roleCodecs } from '@milepost/openapi/domains/role';
import { userCodecs } from '@milepost/openapi/domains/user';
import { authorityOperations, menuOperations, roleOperations, userOperations } from '@milepost/openapi/operations';
import { fromJson } from '@milepost/openapi/wire';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { rightCalls } from '../menu/rights.ts';
import type { RightKind } from '../menu/rights.ts';
import { reading } from '../tags.ts';
import { placesOf } from './menuEntries.ts';
import type { ModelPlace } from './menuEntries.ts';

type Calls = Pick<Api, 'client'>;

/** Somebody a design is tried as: people with some roles, or one person with all of theirs. */
export type TriedAs = { readonly kind: 'roles' | 'person'; readonly ids: readonly string[] };

/** A right on the page of an entry, those below others too. */
export type EntryRight = Pick<MenuRightNode, 'id' | 'enCode' | 'fullName' | 'isEnabled'>;

/** A role, with what it has of the page of an entry. */
export interface RoleHolding {
  readonly id: string;
  readonly fullName: string;
  readonly enCode: string;
  readonly isEnabled: boolean;
  /** Sentence of a server that does not tell its rights: a role of administrators has everything, and is never changed. */
  readonly refusal: string | null;
  readonly opensPage: boolean;
  readonly rightIds: ReadonlySet<string>;
}

/** Rights of somebody on the page of one entry of a menu. */
export interface HeldRights {
  readonly place: ModelPlace;
  readonly entry: Pick<MenuRecord, 'hasButtonRights' | 'hasColumnRights' | 'hasFormRights' | 'hasDataRights'>;
  readonly rights: Readonly<Record<RightKind, readonly EntryRight[]>>;
  readonly schemes: readonly { readonly id: string; readonly fullName: string; readonly isEnabled: boolean }[];
  /** Name of the person; empty for roles. */
  readonly person: string;
  readonly roles: readonly RoleHolding[];
}

/** Roles that are read: a person seldom has more. */
const MOST_ROLES = 20;
const STEPS = ['button', 'column', 'form', 'data'] as const satisfies readonly RightStep[];

const flat = (nodes: readonly MenuRightNode[]): readonly EntryRight[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

async function chosenIds({ client }: Calls, roleId: string, step: RightStep, before: readonly string[]): Promise<readonly string[]> {
  const body = authorityCodecs.listRoleRights.body.encode({ step, before: [...before] });
  const { data } = await bindOperations(client, authorityOperations).listRoleRights({ path: { id: roleId }, body });
  return data ? authorityCodecs.listRoleRights.data.decode(data).chosenIds : [];
}

async function holdingOf(calls: Calls, roleId: string, entryId: string, systemIds: readonly string[]): Promise<RoleHolding> {
  const { data } = await bindOperations(calls.client, roleOperations).getRole({ path: { id: roleId } });
  const { fullName, enCode, isEnabled } = fromJson(roleCodecs.getRole.data, data);
  const facts = { id: roleId, fullName, enCode, isEnabled };
  try {
    const [pages, ...rights] = await Promise.all([
      chosenIds(calls, roleId, 'menu', systemIds),
      ...STEPS.map((step) => chosenIds(calls, roleId, step, [entryId])),
    ]);
    return { ...facts, refusal: null, opensPage: pages.includes(entryId), rightIds: new Set(rights.flat()) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    return { ...facts, refusal: error.msg, opensPage: true, rightIds: new Set() };
  }
}

async function personOf({ client }: Calls, id: string) {
  const { data } = await bindOperations(client, userOperations).getUser({ path: { id } });
  const { realName, account, roleIds } = fromJson(userCodecs.getUser.data, data);
  return { name: realName || account, roleIds };
}

async function rightsOf(calls: Calls, entryId: string) {
  const menus = bindOperations(calls.client, menuOperations);
  const list = (kind: RightKind) => rightCalls(calls, kind).list(entryId);
  const [entry, schemes, button, column, form] = await Promise.all([
    menus.getMenu({ path: { id: entryId } }),
    menus.listDataSchemes({ path: { id: entryId }, query: {} }),
    list('button'),
    list('column'),
    list('form'),
  ]);
  return {
    entry: fromJson(menuCodecs.getMenu.data, entry.data),
    schemes: schemes.data ? menuCodecs.listDataSchemes.data.decode(schemes.data) : [],
    rights: { button: flat(button), column: flat(column), form: flat(form) },
  };
}

/** Entries of the desktop that show a model: rights are given on one of them. */
export const entriesQuery = ({ client }: Calls, modelId: string) =>
  queryOptions({
    queryKey: ['model', 'entries', modelId],
    queryFn: reading(client, async (client) => {
      const { systemIds, places } = await placesOf({ client }, modelId);
      return { systemIds, places: places.filter(({ isOfApp }) => !isOfApp) };
    }),
    gcTime: 0,
  });

/** Rights of somebody on the page of an entry that shows a model, by each of their roles; null where no entry shows it. */
export const heldRightsQuery = (
  { client }: Calls,
  { modelId, as, entryId }: { readonly modelId: string; readonly as: TriedAs; readonly entryId: string },
) =>
  queryOptions({
    queryKey: ['model', 'held-rights', modelId, as, entryId],
    queryFn: reading(client, async (client): Promise<HeldRights | null> => {
      const { systemIds, places } = await placesOf({ client }, modelId);
      const ofDesktop = places.filter(({ isOfApp }) => !isOfApp);
      const place = ofDesktop.find(({ id }) => id === entryId) ?? ofDesktop[0];
      if (!place) return null;
      const { name, roleIds } = as.kind === 'person' ? await personOf({ client }, as.ids[0] ?? '') : { name: '', roleIds: as.ids };
      const [page, roles] = await Promise.all([
        rightsOf({ client }, place.id),
        Promise.all(roleIds.slice(0, MOST_ROLES).map((id) => holdingOf({ client }, id, place.id, systemIds))),
      ]);
      return { place, ...page, person: name, roles };
    }),
    retry: false,
    // What hangs on rights is read afresh each time somebody looks.
    gcTime: 0,
  });
