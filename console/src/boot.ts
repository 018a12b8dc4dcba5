import { systemClock, onIdle } from '@milepost/kit/engines/clock';
import type { Shown } from './bootLock.ts';
import type { EndReason } from './login/endReason.ts';
import type { ParsedHistoryState } from '@tanstack/history';
import { showPrerendered } from './login/prerendered.ts';
import type { Prerendered } from './login/prerendered.ts';
import { HOME_PATH, PUBLIC_PATHS, entryFor, loginPath } from './auth/entry.ts';
import type { CameFrom } from './auth/signInHandoff.ts';
import { dropLock, isLockStored } from './auth/lockFlag.ts';
import type { Lock } from './auth/lock.ts';
import { askServer } from './browser/askServer.ts';
import { mayReload } from './browser/reloads.ts';
import { sessionSharing } from './auth/session-sharing/index.ts';
import type { Offer } from './auth/session-sharing/index.ts';
import { resetSession } from './auth/sessionAtom.ts';
import { dropTabPerson, readTabPerson } from './auth/tabPerson.ts';
import { $token, dropToken, keepToken } from './auth/token.ts';
import { answerOtherTabs, askOnLoad, goalHere, takeOffer, waitAtLogin } from './bootTabs.ts';
import type { LeftState } from './bootTabs.ts';

type Unmount = () => void;

const now = (task: () => void) => task();

/** Time a part that did not come is left alone. */
const ASKED_AGAIN_MS = 3000;

/**
 * Changes the address without asking the application's router, which may still be on screen and listens to
 * `history.replaceState`: the address belongs to the half that comes next. The entry is marked as the first of a router's
 * own, which would otherwise write it once more: each writing costs as much as a part of the page.
 */
function replaceAddress(address: string, left: LeftState = {}): void {
  const key = Math.random().toString(36).slice(2);
  const state: ParsedHistoryState & LeftState = { key, __TSR_key: key, __TSR_index: 0, ...left };
  History.prototype.replaceState.call(history, state, '', address);
}

/** Loads one of the parts of the program; each is a chunk of its own. */
const halves = {
  login: () => import('./login/index.ts'),
  public: () => import('./lock/mountPublic.tsx'),
  lock: () => import('./bootLock.ts'),
  tokenInAddress: () => import('./bootTokenInAddress.ts'),
  app: () => import('./app/index.ts'),
};

/**
 * Shows the login page, a public page, the lock screen or the application, and changes between them without loading the
 * page again: what was in memory of the one is gone when the other is there, except that a locked screen keeps what was
 * typed and not saved. @source shell §2.2
 */
export function createBoot(host: HTMLElement) {
  let unmount: Unmount = () => {};
  let turn = 0;
  /** Element the part on screen is drawn in. */
  let shown: HTMLElement | null = null;
  /** The login page or a public one is on screen, or comes in a moment: what comes later judges addresses for itself. */
  let isBare = true;

  /**
   * The part on screen stays until the next one is painted; a part that is overtaken while it loads never appears.
   * @param mount draws the part into its container; where it can say when that is drawn, the part on screen goes at that moment, so
   * that nothing empty is painted in between
   * @param isJudged whether the guard judges every address while this part is on screen
   */
  async function show(mount: (container: HTMLElement, onDrawn: () => unknown) => Promise<Unmount>, isJudged = false) {
    const mine = ++turn;
    const container = document.createElement('div');
    container.dataset['container'] = '';
    const leave = await mount(container, () => mine === turn && comeOn(container));
    if (mine !== turn) return leave();
    // What is off the page already may end when there is time. What has stood there since before it could be used stays
    // where it is, with the keyboard in it.
    if (shown !== container) (container.isConnected ? onIdle : now)(unmount);
    put(container, leave);
    isBare = isJudged;
  }

  /**
   * Hides what is on screen and shows `container` in its place. A form with a password that leaves the page has the browser ask
   * whether to keep it, which takes it longer than painting ours: it leaves when that is painted.
   */
  function comeOn(container: HTMLElement) {
    if (shown) shown.hidden = true;
    host.append(container);
  }

  function put(container: HTMLElement, leave: Unmount) {
    if (!container.isConnected) host.append(container);
    shown = container;
    unmount = () => {
      leave();
      container.remove();
    };
  }

  function setAside() {
    turn += 1;
    unmount = () => {};
  }

  function clear() {
    unmount();
    setAside();
  }

  /** The page as it was written in advance, until somebody uses it; over an address that is not encrypted it has more to say. */
  async function showPrerenderedLogin(container: HTMLElement): Promise<Prerendered | null> {
    const written = window.isSecureContext && host.childElementCount === 0 ? showPrerendered(container) : null;
    if (!written) return null;
    put(container, () => {});
    await written.used;
    return written;
  }

  /**
   * A half of the program without which nothing goes on is asked for until it comes. A newer build has other names: there a new
   * load knows them, but not over something typed. @reading R-294
   */
  async function insist<Half>(load: () => Promise<Half>): Promise<Half> {
    try {
      return await load();
    } catch {
      const isTyped = [...host.querySelectorAll('input')].some(({ value }) => value !== '');
      if ((await askServer()) === 'newer' && !isTyped && mayReload(Date.now())) location.reload();
      await new Promise<void>((resolve) => systemClock.after(ASKED_AGAIN_MS, resolve));
      return insist(load);
    }
  }

  const showLogin = (endReason: EndReason | null, isUnanswered = false) =>
    show(async (container) => {
      const isInPlace = shown !== null;
      const stopWaiting = waitAtLogin({ container, isUnanswered, enter });
      const written = endReason === null ? await showPrerenderedLogin(container) : null;
      const { mountLogin } = await insist(halves.login);
      const unmountLogin = await mountLogin({
        host: container,
        endReason,
        written,
        isInPlace,
        onReady: () =>
          void halves
            .app()
            .then(({ prepareApp }) => prepareApp())
            .catch(() => undefined),
        async onSignedIn(token, layout) {
          stopWaiting();
          keepToken(token);
          goTo(goalHere());
          await showApp({ kind: 'login', layout });
          sessionSharing.announce(readTabPerson());
        },
      });
      return () => {
        stopWaiting();
        unmountLogin();
      };
    }, true);

  /** Address of the goal; where the root leads, at once. @source shell §2.2 rule 3 */
  const goTo = (goal: string) => replaceAddress(goal === '/' ? HOME_PATH : goal);

  /** Goes from the login page into a session of another tab. @reading R-437 */
  async function enter(offer: Offer) {
    const goal = goalHere();
    takeOffer(offer, goal);
    if (offer.lock !== null) return lockScreen(null, null);
    goTo(goal);
    await showApp({ kind: 'elsewhere' });
  }

  const showPublic = () =>
    show(async (container) => {
      const { mountPublic } = await insist(halves.public);
      return mountPublic({
        host: container,
        async onSignedIn(token) {
          keepToken(token);
          replaceAddress(HOME_PATH);
          await showApp({ kind: 'elsewhere' });
          sessionSharing.announce(readTabPerson());
        },
        onLeave: () => location.assign('/'),
      });
    }, true);

  const showApp = (from: CameFrom) => showStage(from).catch(reloadOnce);

  const showStage = (from: CameFrom) =>
    show(async (container, onDrawn) => {
      const { mountApp } = await insist(halves.app);
      const app = await mountApp({
        host: container,
        from,
        onDrawn,
        onSessionOver: end,
        onLock: (lock) => void lockScreen(lock, { app, container }),
        prepareLock: () => void halves.lock().catch(() => undefined),
      });
      return app.leave;
    });

  /** The program on the server is a newer one, and its parts have other names: a new load knows them. @reading R-294 */
  async function reloadOnce(error: unknown): Promise<void> {
    if ((await askServer()) !== 'newer' || !mayReload(Date.now())) throw error;
    location.reload();
  }

  /**
   * Without the lock screen nothing protected may stay in sight either: it is off the page, what was typed stays in memory, and the
   * lock screen is asked for until it comes. @reading R-446
   */
  async function lockLater({ app }: Shown): Promise<typeof import('./bootLock.ts')> {
    const unsavedCount = app.freeze();
    for (;;) {
      if ((await askServer()) === 'newer' && unsavedCount === 0 && mayReload(Date.now())) location.reload();
      await new Promise<void>((retry) => {
        app.missLock(retry);
        systemClock.after(ASKED_AGAIN_MS, retry);
      });
      const part = await halves.lock().catch(() => null);
      if (!part) continue;
      app.missLock(null);
      return part;
    }
  }

  async function lockScreen(lock: Lock | null, shown: Shown | null) {
    const part = await halves.lock().catch(() => (shown ? lockLater(shown) : insist(halves.lock)));
    return part.lockScreen(
      {
        replaceAddress,
        show,
        clear,
        setAside,
        putBack({ app, container }) {
          clear();
          put(container, app.leave);
        },
        showApp,
        leave: () => end(null),
      },
      lock,
      shown,
    );
  }

  /**
   * Leaves the session: forgets everything and asks for a new sign-in, which leads back to where the person was unless
   * signing out was their own choice.
   */
  function end(endReason: EndReason | null) {
    if (endReason?.kind === 'locked') return void lockScreen(null, null);
    dropToken();
    dropLock();
    resetSession();
    if (endReason === null) dropTabPerson();
    replaceAddress(endReason === null ? PUBLIC_PATHS.login : loginPath(location), { left: endReason === null });
    // The application stays on screen until the login page is there, but goes nowhere any more.
    isBare = true;
    void showLogin(endReason);
  }

  // A page taken from the back/forward cache has slept through whatever happened meanwhile: nothing of it is shown before it is
  // loaded anew.
  window.addEventListener('pagehide', (event) => event.persisted && document.documentElement.toggleAttribute('hidden', true));
  window.addEventListener('pageshow', (event) => event.persisted && location.reload());
  // The address went back or forth under the login page or a public one: the guard judges it again, before a router that is
  // on its way out shows something there. @source shell §2.2
  window.addEventListener(
    'popstate',
    (event) => {
      if (!isBare) return;
      event.stopImmediatePropagation();
      const { show: half, goTo } = entryHere();
      if (goTo !== null) replaceAddress(goTo);
      if (half !== 'login') void begin();
    },
    { capture: true },
  );

  const entryHere = () => entryFor(location, { hasToken: $token.get() !== null, isLocked: isLockStored($token.get() !== null) });

  function begin(isUnanswered = false): Promise<void> {
    const entry = entryHere();
    if (entry.goTo !== null) replaceAddress(entry.goTo);
    switch (entry.show) {
      case 'login':
        return showLogin(null, isUnanswered);
      case 'public':
        return showPublic();
      case 'lock':
        return lockScreen(null, null);
      case 'app':
        return showApp({ kind: 'load' });
    }
  }

  return {
    /** A flow's address may bring a token, which is judged before anything is shown. @source shell §2.2 rule 5 */
    async start() {
      const asked = askOnLoad();
      const join = async () => {
        const { offer } = await asked;
        if (!offer || $token.get() !== null || isLockStored(false)) return;
        const goal = goalHere();
        takeOffer(offer, goal);
        if (location.pathname === PUBLIC_PATHS.login) goTo(goal);
      };
      if (new URLSearchParams(location.search).has('token'))
        await (await halves.tokenInAddress()).takeTokenInAddress({ replaceAddress, show, join });
      await join();
      answerOtherTabs(() => !isBare);
      await begin((await asked).isUnanswered);
    },
  };
}
