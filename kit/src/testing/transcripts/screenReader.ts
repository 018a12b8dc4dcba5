import { Virtual } from '@guidepup/virtual-screen-reader';
import { focusedElement } from '../contract/domProbe.ts';

const END = 'end of document';
/** A page longer than this is read to here: long lists say the same again. */
const LONGEST_WALK = 150;

/**
 * The page as the reader gets it: no eye for changes. It would look live regions up while the page is taken away, and the
 * announcer's own lines give them in order.
 */
const STILL_PAGE = { document };

/** A virtual screen reader that follows the focus when it is asked to, so that it says the same in every run. */
export interface FocusListener {
  /** Phrases on the part that has the focus now; a dialog is named before its part when it is new. */
  readonly listen: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

/** Starts a virtual screen reader on the page. Its own ear for focus events is taken over, because two looks at one page then agree. */
export async function startListener(): Promise<FocusListener> {
  const reader = new Virtual();
  const { body } = document;
  let follow: ((event: { target: Element }) => Promise<void>) | null = null;
  body.addEventListener = (_type: string, handler: unknown) => {
    follow = handler as typeof follow;
  };
  try {
    await reader.start({ container: body, window: STILL_PAGE });
  } finally {
    Reflect.deleteProperty(body, 'addEventListener');
  }
  return {
    async listen() {
      const target = focusedElement(true);
      await reader.clearSpokenPhraseLog();
      if (!target || !follow) return ['nothing has the focus'];
      await follow({ target });
      return [...(await reader.spokenPhraseLog())];
    },
    stop: () => reader.stop(),
  };
}

/**
 * Reads the page from its beginning to its end, as somebody does who does not know it, and then what live regions hold.
 * The page must be still: it is looked at once.
 */
export async function readThrough(): Promise<readonly string[]> {
  const live = document.querySelector('[data-live-regions]');
  live?.setAttribute('aria-hidden', 'true');
  const reader = new Virtual();
  await reader.start({ container: document.body, window: STILL_PAGE });
  try {
    const phrases: string[] = [];
    const isWhole = await walk(reader, (phrase) => phrases.push(phrase));
    return [...readable(phrases), ...(isWhole ? [] : ['…']), ...liveLines()];
  } finally {
    await reader.stop();
    live?.removeAttribute('aria-hidden');
  }
}

/** Goes on to the end of the page, or once round a dialog, which has none. @returns whether it came so far */
async function walk(reader: Virtual, hear: (phrase: string) => void): Promise<boolean> {
  const spokenAt = new WeakMap<Node, Set<string>>();
  for (let step = 0; step < LONGEST_WALK; step += 1) {
    const spoken = (await reader.spokenPhraseLog()).length;
    await reader.next();
    const phrases = (await reader.spokenPhraseLog()).slice(spoken);
    const phrase = phrases.at(-1) ?? END;
    const { activeNode } = reader;
    const here = (activeNode && spokenAt.get(activeNode)) ?? new Set();
    if (phrase === END || here.has(phrase)) return true;
    if (activeNode) spokenAt.set(activeNode, here.add(phrase));
    // A dialog that is entered is said for its part and for itself.
    for (const each of new Set(phrases)) hear(each);
  }
  return false;
}

/** Without the ends of parts, and without a text that only repeats the name said before it. */
function readable(phrases: readonly string[]): string[] {
  const begun = phrases.filter((phrase) => !phrase.startsWith('end'));
  return begun.filter((phrase, place) => !begun[place - 1]?.split(', ').includes(phrase));
}

const liveLines = () =>
  ['polite', 'assertive'].flatMap((as) =>
    [...document.querySelectorAll(`[data-live-region=${as}] p`)].map((line) => `live ${as}: ${line.textContent}`),
  );
