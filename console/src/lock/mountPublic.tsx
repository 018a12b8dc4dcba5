import { PUBLIC_PATHS } from '../auth/entry.ts';
import { PublicPage } from './PublicPage.tsx';
import { SsoPage } from './SsoPage.tsx';
import { mountAside } from './mountAside.tsx';

export interface PublicMount {
  readonly host: HTMLElement;
  readonly onSignedIn: (token: string) => void;
  readonly onLeave: () => void;
}

/** Paints a page that needs no session and is given none. @source shell §2.1 (sso, auth-redirect, formShortLink) */
export function mountPublic({ host, onSignedIn, onLeave }: PublicMount): Promise<() => void> {
  const { pathname, search } = location;
  if (pathname !== PUBLIC_PATHS.sso)
    return mountAside(host, <PublicPage kind={pathname === PUBLIC_PATHS.formShortLink ? 'form' : 'return'} onLeave={onLeave} />);
  const ticket = new URLSearchParams(search).get('jnpf_ticket') ?? '';
  // A ticket in the address is worth a session: it goes before anything else is asked for.
  History.prototype.replaceState.call(history, null, '', PUBLIC_PATHS.sso);
  return mountAside(host, <SsoPage ticket={ticket} onSignedIn={onSignedIn} onLeave={onLeave} />);
}
