import { createAnnouncer } from '../announcer/index.ts';
import type { Announcer, Politeness } from '../announcer/index.ts';

let announcer: Announcer | undefined;
let holders = 0;
let takeAway: (() => void) | undefined;

const ofPage = () => (announcer ??= createAnnouncer({ document }));

/** Reads a sentence through the live regions of the page. */
export function announceOnPage(text: string, politeness?: Politeness): void {
  ofPage().say(text, politeness);
}

/** Keeps live regions in the page as long as somebody may speak; the returned function gives them up. */
export function holdPageRegions(): () => void {
  holders += 1;
  takeAway ??= ofPage().mount();
  return () => {
    holders -= 1;
    if (holders > 0) return;
    takeAway?.();
    takeAway = undefined;
    // A sentence of a page that has gone is no repetition on the next one.
    announcer = undefined;
  };
}

let host: HTMLElement | undefined;

/** Element of the page that layers are drawn into: never the body itself, whose every event React would look at twice. */
export function pageLayerHost(): HTMLElement {
  host ??= document.createElement('div');
  if (!host.isConnected) document.body.append(host);
  return host;
}
