import { bindOperations } from '@milepost/openapi/client';
import { authorityCodecs } from '@milepost/openapi/domains/authority';
import { menuCodecs } from '@milepost/openapi/domains/menu';
import { roleCodecs } from '@milepost/openapi/domains/role';
import { authorityOperations, menuOperations, roleOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { reading } from '../tags.ts';

/** An entry of a menu that shows a model. */
export interface ModelPlace {
  readonly id: string;
  /** Entries from its system down to it. */
  readonly path: readonly { readonly enCode: string; readonly fullName: string }[];
  readonly isOfApp: boolean;
}
/** Places of a model in the menus, and the roles that open one of them; null where that cannot be told. */
export interface PlacedModel {
  readonly places: readonly ModelPlace[];
  readonly roles: readonly string[] | null;
}

type Menus = ReturnType<typeof menuCodecs.listMenus.data.decode>;
/** Roles that are asked for what they open: each is a call. */
const MOST_ROLES = 40;

const entriesOf = (nodes: Menus, modelId: string, above: ModelPlace['path']): readonly ModelPlace[] =>
  nodes.flatMap((entry) => {
    const { id, category, property, children } = entry;
    const path = [...above, entry];
    const isOwn = property.kind === 'value' && property.value.moduleId === modelId;
    return [...(isOwn ? [{ id, path, isOfApp: category === 'app' }] : []), ...entriesOf(children, modelId, path)];
  });

async function rolesOpening({ client }: Pick<Api, 'client'>, systemIds: readonly string[], entryIds: ReadonlySet<string>) {
  const { data } = await bindOperations(client, roleOperations).listRoles({ query: { currentPage: 1, pageSize: MOST_ROLES } });
  const roles = roleCodecs.listRoles.data.decode(data);
  if (roles.total > roles.rows.length) return null;
  const body = authorityCodecs.listRoleRights.body.encode({ step: 'menu', before: [...systemIds] });
  const { listRoleRights } = bindOperations(client, authorityOperations);
  const opened = await Promise.all(
    roles.rows.map(async ({ id, fullName }) => {
      // Administrators open everything, and are refused here.
      const answer = await listRoleRights({ path: { id }, body }).catch(() => null);
      const chosen = answer?.data ? authorityCodecs.listRoleRights.data.decode(answer.data).chosenIds : [];
      return chosen.some((one) => entryIds.has(one)) ? [fullName] : [];
    }),
  );
  return opened.flat();
}

interface Placed {
  readonly systemIds: readonly string[];
  readonly places: readonly ModelPlace[];
}

/** Entries of every system that show a model. */
export async function placesOf({ client }: Pick<Api, 'client'>, modelId: string): Promise<Placed> {
  const calls = bindOperations(client, menuOperations);
  const { data } = await calls.listSystems({ query: {} });
  const systems = menuCodecs.listSystems.data.decode(data);
  const places = await Promise.all(
    systems.map(async (system) => {
      const answer = await calls.listMenus({ path: { systemId: system.id } });
      return entriesOf(menuCodecs.listMenus.data.decode(answer.data), modelId, [system]);
    }),
  );
  return { systemIds: systems.map(({ id }) => id), places: places.flat() };
}

/** Places of a model in the menus, with the roles that open them. */
export const placedModelQuery = ({ client }: Api, modelId: string) =>
  queryOptions({
    queryKey: ['model', 'places', modelId],
    queryFn: reading(client, async (client): Promise<PlacedModel> => {
      const { systemIds, places } = await placesOf({ client }, modelId);
      if (places.length === 0) return { places: [], roles: [] };
      const roles = await rolesOpening({ client }, systemIds, new Set(places.map(({ id }) => id))).catch(() => null);
      return { places, roles };
    }),
    retry: false,
    // What hangs on rights is read afresh each time somebody looks.
    gcTime: 0,
  });
