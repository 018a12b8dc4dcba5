import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Drawer } from '@milepost/kit/drawer';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { bindOperations } from '@milepost/openapi/client';
import { roleCodecs } from '@milepost/openapi/domains/role';
import { userCodecs } from '@milepost/openapi/domains/user';
import type { UserRow } from '@milepost/openapi/domains/user';
import { roleOperations, userOperations } from '@milepost/openapi/operations';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import type { Api } from '../../data/api/index.ts';
import { serverWords } from '../../feedback/index.ts';
import { RightsBeside } from '../../features/authorise/index.ts';
import type { OpenedProps } from '../../features/resource/index.ts';
import { reading } from '../../data/tags.ts';

interface Node {
  readonly id: string;
  readonly fullName: string;
  readonly children?: readonly unknown[] | null;
}
const everyNode = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...everyNode((node.children ?? []) as readonly Node[])]);

/** Roles of a person by name; one nobody here may see has its id. */
async function rolesOf({ client }: Api, id: string, signal: AbortSignal) {
  const [person, tree] = await Promise.all([
    bindOperations(client, userOperations).getUser({ path: { id } }, { signal }),
    bindOperations(client, roleOperations).listRoleTree({}, { signal }),
  ]);
  const roleIds = person.data ? userCodecs.getUser.data.decode(person.data).roleIds : [];
  const nodes = everyNode(roleCodecs.listRoleTree.data.decode(tree.data));
  return roleIds.map((roleId) => ({ id: roleId, fullName: nodes.find((node) => node.id === roleId)?.fullName ?? roleId }));
}

/** Rights of a person, and which of their roles each of them comes from. @source admin §6 @reading R-711 */
export default function RightsOf({ row: { id, realName }, onClose }: OpenedProps<UserRow>) {
  const { t } = useLingui();
  const api = useApi();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['resource', 'user', 'roles', id],
    queryFn: reading(api, (api, { signal }) => rolesOf(api, id, signal)),
    gcTime: 0,
  });
  const title = t`Rights of ${realName}`;
  if (data && data.length > 0) return <RightsBeside title={title} roles={data} begins="held" onClose={onClose} />;
  return (
    <Drawer title={title} widthPx={1000} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      {data ? (
        <StatePanel kind="empty" title={t`They have no role, and no rights by one`} />
      ) : isPending ? (
        <Skeleton kind="text" count={5} what={t`the roles`} />
      ) : (
        <StatePanel kind="failed" title={t`The rights did not load`} actions={<Button onPress={() => void refetch()}>{t`Retry`}</Button>}>
          {serverWords(error) ?? t`The server did not answer.`}
        </StatePanel>
      )}
    </Drawer>
  );
}
