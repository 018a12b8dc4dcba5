import { Virtual } from '@guidepup/virtual-screen-reader';
import { focusedElement } from '../contract/eye.ts';

const END = 'end of document';
/** A page longer than this is read to here: long lists say the same again. */
const LONGEST_WALK = 150;
/** Lines of live regions, which the announcer's own log gives in order. */
const isLive = (phrase: string) => /^(polite|assertive): /.test(phrase);

/** A virtual screen reader that follows the focus when it is asked to, so that it says the same in every run. */
export interface FocusListener {
  /** What it says of the part that has the focus now; a dialog is named before its part when it is new. */
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
    await reader.start({ container: body });
  } finally {
    Reflect.deleteProperty(body, 'addEventListener');
  }
  return {
    async listen() {
      const target = focusedElement(true);
      await reader.clearSpokenPhraseLog();
      if (!target || !follow) return ['nothing has the focus'];
      await follow({ target });
      return [...(await reader.spokenPhraseLog())].filter((phrase) => !isLive(phrase));
    },
    stop: () => reader.stop(),
  };
}

/** Reads the page from its beginning to its end, as somebody does who does not know it; live regions are left out. */
export async function readThrough(): Promise<readonly string[]> {
  const live = document.querySelector('[data-live-regions]');
  live?.setAttribute('aria-hidden', 'true');
  const reader = new Virtual();
  await reader.start({ container: document.body });
  try {
    for (let step = 0; step < LONGEST_WALK && (await reader.lastSpokenPhrase()) !== END; step += 1) await reader.next();
    const phrases = [...(await reader.spokenPhraseLog())].filter((phrase) => !isLive(phrase) && phrase !== 'document');
    return phrases.length > LONGEST_WALK ? [...readable(phrases), '…'] : readable(phrases);
  } finally {
    await reader.stop();
    live?.removeAttribute('aria-hidden');
  }
}

/** Without the ends of parts, and without a text that only repeats the name said before it. */
function readable(phrases: readonly string[]): string[] {
  const begun = phrases.filter((phrase) => !phrase.startsWith('end'));
  return begun.filter((phrase, place) => !begun[place - 1]?.split(', ').includes(phrase));
}
