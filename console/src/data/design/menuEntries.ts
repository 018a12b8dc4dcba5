import { bindOperations } from '@milepost/openapi/client';
import { authorityCodecs } from '@milepost/openapi/domains/authority';
import { menuCodecs } from '@milepost/openapi/domains/menu';
import { roleCodecs } from '@milepost/openapi/domains/role';
import { authorityOperations, menuOperations, roleOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { reading } from '../tags.ts';

/** An entry of a menu that shows a model: the names from its system down to it. */
export interface ModelPlace {
  readonly id: string;
  readonly names: readonly string[];
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

const entriesOf = (nodes: Menus, modelId: string, above: readonly string[]): readonly ModelPlace[] =>
  nodes.flatMap(({ id, fullName, category, property, children }) => {
    const names = [...above, fullName];
    const isOwn = property.kind === 'value' && property.value.moduleId === modelId;
    return [...(isOwn ? [{ id, names, isOfApp: category === 'app' }] : []), ...entriesOf(children, modelId, names)];
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
    systems.map(async ({ id, fullName }) => {
      const answer = await calls.listMenus({ path: { systemId: id } });
      return entriesOf(menuCodecs.listMenus.data.decode(answer.data), modelId, [fullName]);
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
