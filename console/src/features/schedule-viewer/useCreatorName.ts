import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { personName } from '../../data/personName.ts';
import { resolveUsers } from '../../data/user/sources.ts';
import { useSession } from '../../auth/currentSession.ts';
import { reading } from '../../data/tags.ts';

const IS_ID = /^\d+$/;

/** The name of who made a schedule, of which the server sends the id; empty as long as nobody knows it. @reading R-346 */
export function useCreatorName(creatorUserId: string | null): string {
  const { client } = useApi();
  const { user } = useSession().currentUser;
  const isOwn = creatorUserId === user.userId;
  const isAsked = creatorUserId !== null && IS_ID.test(creatorUserId) && !isOwn;
  const { data } = useQuery({
    queryKey: ['user', 'name', creatorUserId],
    queryFn: reading(client, (client, { signal }) => resolveUsers(client)([creatorUserId ?? ''], signal)),
    enabled: isAsked,
  });
  if (creatorUserId === null) return '';
  if (isOwn) return user.userName || user.userAccount;
  if (!isAsked) return creatorUserId;
  return personName(data?.[0]?.fullName ?? '');
}
