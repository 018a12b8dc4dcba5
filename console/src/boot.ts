import type { EndReason } from './login/endReason.ts';
import { PUBLIC_PATHS, entryFor, loginPath } from './session/entry.ts';
import { safeRedirect } from './session/safeRedirect.ts';
import { resetSession } from './session/sessionAtom.ts';
import { $token, dropToken, keepToken } from './session/token.ts';

type Unmount = () => void;

/** Loads one of the two halves of the program; each is a chunk of its own. */
const halves = {
  login: () => import('./login/index.ts'),
  app: () => import('./app/index.ts'),
};

/**
 * Shows either the login page or the application, and changes between them without loading the page again:
 * what was in memory of the one is gone when the other is there. @source shell §2.2
 */
export function createBoot(host: HTMLElement) {
  let unmount: Unmount = () => {};
  let turn = 0;

  async function show(mount: () => Promise<Unmount>) {
    const mine = ++turn;
    unmount();
    unmount = () => {};
    const next = await mount();
    if (mine === turn) unmount = next;
    else next();
  }

  const showLogin = (endReason: EndReason | null) =>
    show(async () => {
      const { mountLogin } = await halves.login();
      return mountLogin({
        host,
        endReason,
        onReady: () => void halves.app(),
        onSignedIn(token) {
          keepToken(token);
          history.replaceState(null, '', safeRedirect(location.search, location.origin));
          void showApp();
        },
      });
    });

  const showApp = () =>
    show(async () => {
      const { mountApp } = await halves.app();
      return mountApp({ host, onSessionOver: end });
    });

  /** Leaves the session: forgets everything and asks for a new sign-in, back to where the person was. */
  function end(endReason: EndReason | null, isChosen: boolean) {
    dropToken();
    resetSession();
    history.replaceState(null, '', isChosen ? PUBLIC_PATHS.login : loginPath(location));
    void showLogin(endReason);
  }

  return {
    start() {
      const entry = entryFor(location, $token.get() !== null);
      if (entry.goTo !== null) history.replaceState(null, '', entry.goTo);
      return entry.show === 'login' ? showLogin(null) : showApp();
    },
  };
}
