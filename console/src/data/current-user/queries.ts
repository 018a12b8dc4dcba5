import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { Api } from '../api/index.ts';

/** Menus, person, permissions and system settings; null when the server sent no data, or a list, which is nobody. @source shell §4, §8 */
export async function fetchCurrentUser(api: Api): Promise<CurrentUser | null> {
  const { data } = await api.getCurrentUser();
  return data && !Array.isArray(data) ? decodeCurrentUser(data) : null;
}
