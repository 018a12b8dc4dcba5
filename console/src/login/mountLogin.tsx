import { setupI18n } from '@lingui/core';
import { onIdle } from '@milepost/kit/engines/clock';
import { LANGUAGE_TAG } from '@milepost/kit/locale';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { speakLogin } from '../i18n/catalogs.ts';
import { readyNumbers } from '../i18n/readyNumbers.ts';
import { $locale, keepLocale } from '../i18n/locale.ts';
import { LoginRoot } from './LoginRoot.tsx';
import { replayInput } from './replayInput.ts';
import type { EndReason } from './endReason.ts';
import type { OnSignedIn, SignIn } from './useLogin.ts';
import type { Prerendered } from './prerendered.ts';

export interface LoginMount {
  /** Element the page goes into; it may be there already, as it was written in advance. */
  readonly host: HTMLElement;
  /** Reason the last session ended, said once above the form. */
  readonly endReason: EndReason | null;
  /** Called with the token exactly as the server gave it, and the layout. */
  readonly onSignedIn: OnSignedIn;
  /** The page as it was written in advance, where it was: what was done to it is done again when the form can be used. */
  readonly written: Prerendered | null;
  /** The page takes the place of another one without a load, and of what had the keyboard there. @reading R-399 */
  readonly isInPlace: boolean;
  /** Called when the rest may start to arrive. */
  readonly onReady: () => void;
}

/** The client and the digest of passwords: not needed to type, so they arrive while the person does. */
const calls = () => import('./signIn.ts');
const signIn: SignIn = async (credentials) => (await calls()).signIn(credentials);
const captchaLettersOf = async (account: string) => (await calls()).captchaLettersOf(account);

/** Paints the login page, or makes the one that is there usable; the returned function takes it away. */
export async function mountLogin({ host, endReason, onSignedIn, written, isInPlace, onReady }: LoginMount): Promise<() => void> {
  const i18n = setupI18n();
  const spoken = await speakLogin(i18n, $locale.get());
  const isWritten = host.hasChildNodes();
  // Where the words of the language did not come the page speaks another one, and a translator of the browser has put elements of its
  // own in place of the words: then it is drawn anew, with what was typed.
  const isOther = isWritten && (document.documentElement.lang !== LANGUAGE_TAG[spoken] || host.querySelector('font') !== null);
  const typed = isOther ? typedIn(host) : [];
  let hasPrepared = false;
  function prepare() {
    if (hasPrepared) return;
    hasPrepared = true;
    void calls();
    onReady();
    readyNumbers();
  }
  const page = (
    <LoginRoot
      i18n={i18n}
      signIn={signIn}
      captchaLettersOf={captchaLettersOf}
      onLocale={async (next) => {
        // Where its words do not come the language stays as it is.
        if ((await speakLogin(i18n, next)) === next) keepLocale(next);
      }}
      endReason={endReason}
      onSignedIn={onSignedIn}
      onShown={() => {
        for (const [name, text] of typed) typeInto(host.querySelector(`input[name=${name}]`), text);
        if (written) void replayInput(host, written);
        if (isInPlace) onIdle(() => document.activeElement === document.body && focusHeading(host));
        // One that was written in advance has been looked at already, or is in use.
        if (isWritten) prepare();
      }}
      onReady={prepare}
    />
  );
  if (isWritten && !isOther) return leaving(hydrateRoot(host, page));
  host.replaceChildren();
  const root = createRoot(host);
  root.render(page);
  return leaving(root);
}

/** The heading, from where Tab leads into the form; a field would open the keyboard of a phone over the reason above it. */
function focusHeading(host: HTMLElement): void {
  const heading = host.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

const typedIn = (host: HTMLElement) => [...host.querySelectorAll('input')].map(({ name, value }) => [name, value] as const);

/** Past what React has put over the property, so that it sees a change. */
function typeInto(field: HTMLInputElement | null, text: string): void {
  if (!field || text === '') return;
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const leaving = (root: { readonly unmount: () => void }) => () => root.unmount();
