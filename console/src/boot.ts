import type { EndReason } from './login/endReason.ts';
import { PUBLIC_PATHS, entryFor, loginPath } from './session/entry.ts';
import { resetSession } from './session/sessionAtom.ts';
import { $token, dropToken, keepToken } from './session/token.ts';

type Unmount = () => void;

/**
 * Changes the address without asking the application's router, which may still be on screen and listens to
 * `history.replaceState`: the address belongs to the half that comes next.
 */
const replaceAddress = (address: string) => History.prototype.replaceState.call(history, null, '', address);

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

  /** The half on screen stays until the next one is painted; a half that is overtaken while it loads never appears. */
  async function show(mount: (stage: HTMLElement) => Promise<Unmount>) {
    const mine = ++turn;
    const stage = document.createElement('div');
    stage.dataset['stage'] = '';
    const leave = await mount(stage);
    if (mine !== turn) return leave();
    unmount();
    host.append(stage);
    unmount = () => {
      leave();
      stage.remove();
    };
  }

  const showLogin = (endReason: EndReason | null) =>
    show(async (stage) => {
      const { mountLogin } = await halves.login();
      return mountLogin({
        host: stage,
        endReason,
        onReady: () => void halves.app(),
        async onSignedIn(token) {
          keepToken(token);
          const { safeRedirect } = await import('./session/safeRedirect.ts');
          replaceAddress(safeRedirect(location.search, location.origin));
          await showApp();
        },
      });
    });

  const showApp = () =>
    show(async (stage) => {
      const { mountApp } = await halves.app();
      return mountApp({ host: stage, onSessionOver: end });
    });

  /**
   * Leaves the session: forgets everything and asks for a new sign-in, which leads back to where the person was unless
   * signing out was their own choice.
   */
  function end(endReason: EndReason | null) {
    dropToken();
    resetSession();
    replaceAddress(endReason === null ? PUBLIC_PATHS.login : loginPath(location));
    void showLogin(endReason);
  }

  return {
    start() {
      const entry = entryFor(location, $token.get() !== null);
      if (entry.goTo !== null) replaceAddress(entry.goTo);
      return entry.show === 'login' ? showLogin(null) : showApp();
    },
  };
}
