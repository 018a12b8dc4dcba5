import { nameLanguage } from '@milepost/kit/locale';
import type { Locale } from '@milepost/kit/locale';
import { onIdle, onFirstInteraction } from '@milepost/kit/engines/clock';
import { $locale } from '../i18n/locale.ts';

/** Id under which `index.html` has the login page of a language. */
export const templateId = (locale: Locale): string => `login-${locale}`;

/** Something that was done to a button or a select while nothing could hear it. */
export interface Done {
  readonly event: Event;
  /** Index among them: the page may have been drawn anew by then, in another language. */
  readonly at: number;
  readonly value: string;
}

/** The login page as it was written in advance, on the page and not usable by itself. */
export interface Prerendered {
  /** Resolves when somebody uses it, or has looked at it for a moment. */
  readonly used: Promise<void>;
  /** Presses and choices so far, in order. */
  readonly done: readonly Done[];
  /** Ends the waiting and the noting. */
  readonly stop: () => void;
}

/** Controls that can be pressed or chosen, by their place. */
export const controlsOf = (stage: HTMLElement) => [...stage.querySelectorAll<HTMLButtonElement | HTMLSelectElement>('button,select')];

/**
 * Puts the login page in the language of this tab on `stage` as it was written in advance: it can be read and typed into at once. What is
 * pressed before the program is there is kept, to be pressed then; nothing is ever sent by the browser itself.
 * @returns null where nothing was written, as in development
 */
export function showPrerendered(stage: HTMLElement, locale: Locale = $locale.get()): Prerendered | null {
  const template = document.getElementById(templateId(locale));
  if (!(template instanceof HTMLTemplateElement)) return null;
  const done: Done[] = [];
  const waiting = new AbortController();
  const { signal } = waiting;
  for (const type of ['submit', 'click', 'change', 'keydown'])
    stage.addEventListener(
      type,
      (event) => {
        if (type === 'submit') event.preventDefault();
        const way = event.composedPath();
        controlsOf(stage).forEach((one, at) => way.includes(one) && done.push({ event, at, value: one.value }));
      },
      { capture: true, signal },
    );
  stage.replaceChildren(template.content.cloneNode(true));
  nameLanguage(locale);
  document.title = template.title;
  return {
    used: new Promise((resolve) => {
      const stops = [onFirstInteraction(resolve), onIdle(resolve)];
      signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
    }),
    done,
    stop: () => waiting.abort(),
  };
}
