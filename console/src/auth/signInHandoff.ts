import type { Layout } from '@milepost/openapi/domains/oauth';

/** Way a person has come to the application: by the login page, by another page that signs in or unlocks, or by a load of the page. */
export type CameFrom = { readonly kind: 'login'; readonly layout: Layout } | { readonly kind: 'elsewhere' } | { readonly kind: 'load' };

/** Facts the page before has left to the application; each is taken once. */
export interface SignInHandoff {
  /** True right after the login page. @source shell §2.4 (after arriving from /login) */
  readonly takeArrival: () => boolean;
  /** True where the page before took the keyboard with it. @reading R-399 */
  readonly takeKeyboard: () => boolean;
  /** The person is back from the lock screen. */
  readonly comeBack: () => void;
}

/** Handoff of one start of the application. */
export function createSignInHandoff(from: CameFrom): SignInHandoff {
  let hasArrived = from.kind === 'login';
  let hasLostKeyboard = from.kind !== 'load';
  return {
    takeArrival() {
      const had = hasArrived;
      hasArrived = false;
      return had;
    },
    takeKeyboard() {
      const had = hasLostKeyboard;
      hasLostKeyboard = false;
      return had;
    },
    comeBack() {
      hasLostKeyboard = true;
    },
  };
}
