import type { Announcer } from '../../engines/announcer/index.ts';
import type { Locale } from '../locale/index.ts';
import { requiredContext } from '../required-context/index.ts';

export interface KitContext {
  /** Language of the page, as a BCP 47 tag. */
  readonly lang: string;
  /** The nearest language there are words of the kit for, such as names of emoji. */
  readonly locale: Locale;
  /** Says a sentence to a screen reader; see `announcer`. */
  readonly announcer: Announcer;
  /** Element for layers that lie over the page. */
  readonly layerHost: HTMLElement;
}

const [KitContextProvider, useKit, useKitIfThere] = requiredContext<KitContext>('kit', '<KitProvider>');
/** Language and announcer of the kit; the last is null where a part stands outside the kit. Apart from what provides them: the login page has a button, and no kit around it. */
export { KitContextProvider, useKit, useKitIfThere };
