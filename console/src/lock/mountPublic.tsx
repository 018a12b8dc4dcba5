import { PUBLIC_PATHS } from '../auth/entry.ts';
import { ReturnPage } from './ReturnPage.tsx';
import { SsoPage } from './SsoPage.tsx';
import { mountAside } from './mountAside.tsx';

export interface PublicMount {
  readonly host: HTMLElement;
  readonly onSignedIn: (token: string) => void;
  readonly onLeave: () => void;
}

/** Paints a page that needs no session and is given none. @source shell §2.1 (sso, auth-redirect, formShortLink) */
export async function mountPublic({ host, onSignedIn, onLeave }: PublicMount): Promise<() => void> {
  const { pathname, search } = location;
  if (pathname === PUBLIC_PATHS.formShortLink) {
    const { mountPublicForm } = await import('../public-form/mountPublicForm.tsx');
    return mountPublicForm(host, new URLSearchParams(search).get('key') ?? '', onLeave);
  }
  const ticket = new URLSearchParams(search).get('jnpf_ticket') ?? '';
  // A ticket in the address is worth a session: it goes before anything else is asked for, whatever it is called.
  if (search !== '') History.prototype.replaceState.call(history, null, '', pathname);
  if (pathname !== PUBLIC_PATHS.sso && ticket === '') return mountAside(host, <ReturnPage onLeave={onLeave} />);
  return mountAside(host, <SsoPage ticket={ticket} onSignedIn={onSignedIn} onLeave={onLeave} />);
}
