/** Paths that need no token. @source shell §2.2 rule 1 */
export const PUBLIC_PATHS = { login: '/login', authRedirect: '/auth-redirect', sso: '/sso', formShortLink: '/formShortLink' } as const;
export const LOCK_PATH = '/lockScreen';
/** Path the root leads to. @source shell §2.2 rule 3 */
export const HOME_PATH = '/home';

const WITHOUT_TOKEN: readonly string[] = Object.values(PUBLIC_PATHS);
/** Not worth coming back to. */
const NO_GOAL: readonly string[] = [...WITHOUT_TOKEN, LOCK_PATH];

/** The half of the program to show: sign-in, the public pages, the locked screen, or everything else. */
export type Half = 'login' | 'public' | 'lock' | 'app';

export interface Entry {
  readonly show: Half;
  /** Address to change to first, or null where the present one is right. */
  readonly goTo: string | null;
}

type PageAddress = Pick<Location, 'pathname' | 'search'>;

/** The login page that leads back to where the person wanted to go. @source shell §2.2 rule 1 */
export function loginPath({ pathname, search }: PageAddress): string {
  const wanted = pathname + search;
  const isWorthKeeping = !NO_GOAL.includes(pathname) && wanted !== '/';
  return isWorthKeeping ? `${PUBLIC_PATHS.login}?${new URLSearchParams({ redirect: wanted })}` : PUBLIC_PATHS.login;
}

export interface SessionFlags {
  readonly hasToken: boolean;
  readonly isLocked: boolean;
}

/**
 * Rules 1 to 3 of the route guard: without a token only the public paths, with a locked session only the lock screen, with a
 * token never the login page. @source shell §2.2
 */
export function entryFor(place: PageAddress, { hasToken, isLocked }: SessionFlags): Entry {
  const { pathname } = place;
  // A public page belongs to nobody: it is shown without the session, whoever is signed in.
  if (WITHOUT_TOKEN.includes(pathname) && pathname !== PUBLIC_PATHS.login) return { show: 'public', goTo: null };
  if (isLocked) return { show: 'lock', goTo: pathname === LOCK_PATH ? null : LOCK_PATH };
  const isLogin = pathname === PUBLIC_PATHS.login;
  if (!hasToken) return { show: 'login', goTo: isLogin ? null : loginPath(place) };
  return { show: 'app', goTo: isLogin || pathname === LOCK_PATH ? '/' : null };
}
