import { systemClock } from '../clock/index.ts';
import type { Clock } from '../clock/index.ts';
import { openModal } from '../overlay-registry/index.ts';

export type Politeness = 'polite' | 'assertive';

/** The one voice of the page. */
export interface Announcer {
  /** Puts the two live regions into the page; the returned function takes them out. */
  mount(): () => void;
  /** Queues a sentence. Equal sentences within half a second are said once. */
  say(text: string, politeness?: Politeness): void;
  /** Takes back everything that is still to be read, said or not: it is for nobody any more. */
  clear(): void;
}

export interface AnnouncerOptions {
  readonly document: Document;
  readonly clock?: Clock;
  /** Writes a sentence into its line, with the languages of its parts. Default: as it is. */
  readonly write?: (line: HTMLElement, text: string) => void;
}

const writePlain = (line: HTMLElement, text: string) => void (line.textContent = text);

/** Equal texts closer together than this are one. */
export const MERGE_EQUAL_WITHIN_MS = 500;
/** A screen reader needs the region to change, then a moment to pick the change up. */
const READ_AFTER_MS = 100;
const CLEAR_AFTER_MS = 4000;

/**
 * One polite and one assertive live region for the whole page, mounted before the first use and kept outside
 * `inert` areas and inside a modal `<dialog>` of the application while one is open, because a region that arrives together with its text is not read.
 */
export function createAnnouncer({ document, clock = systemClock, write = writePlain }: AnnouncerOptions): Announcer {
  const regions = { polite: region(document, 'polite'), assertive: region(document, 'assertive') };
  const queues: Record<Politeness, string[]> = { polite: [], assertive: [] };
  const lastAnnouncedMs = new Map<string, number>();
  const busy: Record<Politeness, boolean> = { polite: false, assertive: false };

  function next(politeness: Politeness) {
    const text = queues[politeness].shift();
    if (text === undefined) {
      busy[politeness] = false;
      return;
    }
    busy[politeness] = true;
    const line = document.createElement('p');
    write(line, text);
    regions[politeness].append(line);
    clock.after(CLEAR_AFTER_MS, () => line.remove());
    clock.after(READ_AFTER_MS, () => next(politeness));
  }

  const holder = document.createElement('div');
  holder.dataset['liveRegions'] = '';
  // React Aria makes everything beside an open dialog inert, except what carries this mark.
  holder.dataset['liveAnnouncer'] = 'true';
  holder.append(regions.polite, regions.assertive);
  let isMounted = false;

  /** Brings the regions to where they are read; true where they were elsewhere. */
  function moveRegions(): boolean {
    const home = openModal(document) ?? document.body;
    if (!isMounted || holder.parentElement === home) return false;
    home.append(holder);
    return true;
  }

  return {
    mount() {
      document.body.append(holder);
      isMounted = true;
      return () => {
        isMounted = false;
        holder.remove();
      };
    },
    say(text, politeness = 'polite') {
      const nowMs = clock.now();
      const key = `${politeness}:${text}`;
      if (nowMs - (lastAnnouncedMs.get(key) ?? -Infinity) < MERGE_EQUAL_WITHIN_MS) return;
      lastAnnouncedMs.set(key, nowMs);
      queues[politeness].push(text);
      if (busy[politeness]) return;
      if (!moveRegions()) return next(politeness);
      // A region that arrives together with its text is not read.
      busy[politeness] = true;
      clock.after(READ_AFTER_MS, () => next(politeness));
    },
    clear() {
      for (const politeness of ['polite', 'assertive'] as const) {
        queues[politeness].length = 0;
        regions[politeness].replaceChildren();
      }
    },
  };
}

function region(document: Document, politeness: Politeness): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-live', politeness);
  element.setAttribute('role', politeness === 'polite' ? 'status' : 'alert');
  element.setAttribute('aria-atomic', 'false');
  element.setAttribute('aria-relevant', 'additions');
  element.dataset['liveRegion'] = politeness;
  // Off the screen without CSS of its own: an engine has no style sheet, and a style attribute would break the content policy.
  Object.assign(element.style, {
    position: 'absolute',
    // Not below a page that fills the window, which would scroll by one pixel then.
    top: '0',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  return element;
}
