/** Paths that need no token. @source shell §2.2 rule 1 */
export const PUBLIC_PATHS = { login: '/login', authRedirect: '/auth-redirect', sso: '/sso', formShortLink: '/formShortLink' } as const;

const WITHOUT_TOKEN: readonly string[] = Object.values(PUBLIC_PATHS);

export interface Entry {
  readonly show: 'login' | 'app';
  /** Address to change to first, or null where the present one is right. */
  readonly goTo: string | null;
}

type Place = Pick<Location, 'pathname' | 'search'>;

/** The login page that leads back to where the person wanted to go. @source shell §2.2 rule 1 */
export function loginPath({ pathname, search }: Place): string {
  const wanted = pathname + search;
  const isWorthKeeping = !WITHOUT_TOKEN.includes(pathname) && wanted !== '/';
  return isWorthKeeping ? `${PUBLIC_PATHS.login}?${new URLSearchParams({ redirect: wanted })}` : PUBLIC_PATHS.login;
}

/** Rules 1 and 3 of the route guard: without a token only the public paths, with one never the login page. @source shell §2.2 */
export function entryFor(place: Place, hasToken: boolean): Entry {
  const isLogin = place.pathname === PUBLIC_PATHS.login;
  if (!hasToken) return { show: 'login', goTo: isLogin || WITHOUT_TOKEN.includes(place.pathname) ? null : loginPath(place) };
  return { show: 'app', goTo: isLogin ? '/' : null };
}
