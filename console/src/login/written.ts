import { nameLanguage } from '@milepost/kit/locale';
import type { Locale } from '@milepost/kit/locale';
import { whenSettled, whenUsed } from '@milepost/kit/engines/clock';
import { $locale } from '../i18n/locale.ts';

/** Where `index.html` has the login page of a language. */
export const templateId = (locale: Locale): string => `login-${locale}`;

/** The login page as it was written in advance, on the page and not usable by itself. */
export interface Written {
  /** Resolves when somebody uses it, or has looked at it for a moment. */
  readonly used: Promise<void>;
  /** Ends the waiting and says again to the page what was done to it meanwhile. */
  readonly handOver: () => void;
}

/**
 * Puts the login page in the language of this tab on `stage` as it was written in advance: it can be read and typed into at once. What is
 * pressed before the program is there is kept and pressed then; nothing is ever sent by the browser itself.
 * @returns null where nothing was written, as in development
 */
export function showWritten(stage: HTMLElement, locale: Locale = $locale.get()): Written | null {
  const template = document.getElementById(templateId(locale));
  if (!(template instanceof HTMLTemplateElement)) return null;
  let pressed: (() => void) | null = null;
  const changed = new Map<number, string>();
  const all = <K extends 'button' | 'select'>(kind: K) => [...stage.querySelectorAll(kind)];
  const waiting = new AbortController();
  const keep = { capture: true, signal: waiting.signal };
  stage.addEventListener('submit', (event) => event.preventDefault(), keep);
  stage.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button) return;
      event.preventDefault();
      const at = all('button').indexOf(button);
      // The page may have been drawn anew by then, in another language.
      pressed = () => all('button')[at]?.click();
    },
    keep,
  );
  stage.addEventListener(
    'change',
    ({ target }) => target instanceof HTMLSelectElement && changed.set(all('select').indexOf(target), target.value),
    keep,
  );
  stage.replaceChildren(template.content.cloneNode(true));
  nameLanguage(locale);
  document.title = template.title;
  return {
    used: new Promise((resolve) => {
      const stops = [whenUsed(resolve), whenSettled(resolve)];
      waiting.signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
    }),
    handOver() {
      waiting.abort();
      for (const [at, value] of changed) {
        const select = all('select')[at];
        if (!select) continue;
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
      pressed?.();
    },
  };
}
