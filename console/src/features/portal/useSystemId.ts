import { useSession } from '../../auth/currentSession.ts';

/** Id of the system the person works in; null where the server has one alone. */
export const useSystemId = (): string | null => useSession().currentUser.user.systems.find(({ isCurrent }) => isCurrent)?.id ?? null;
