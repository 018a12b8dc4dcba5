import type { Layout } from '@milepost/openapi/domains/oauth';

let hasJustSignedIn = false;
let hasLostKeyboard = false;
let layout: Layout | null = null;

/** Origin of the person, the login page or the lock screen: said once to whoever asks. @source shell §2.4 (after arriving from /login) */
export const signInHandoff = {
  signedIn: (given: Layout) => {
    hasJustSignedIn = true;
    hasLostKeyboard = true;
    layout = given;
  },
  take: () => {
    const was = hasJustSignedIn;
    hasJustSignedIn = false;
    return was;
  },
  /** From the lock screen, or from a page that signs somebody in without a form. */
  cameOtherwise: () => {
    hasLostKeyboard = true;
  },
  /** True when what the person came from took the keyboard with it. */
  takeKeyboard: () => {
    const was = hasLostKeyboard;
    hasLostKeyboard = false;
    return was;
  },
  /** The layout the sign-in brought, once; null where nobody has just signed in. @source shell §4 */
  takeLayout: () => {
    const was = layout;
    layout = null;
    return was;
  },
};
