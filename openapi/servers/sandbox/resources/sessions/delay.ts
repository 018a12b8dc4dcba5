const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Waits after wrong passwords: none for the first ones, then one that doubles with each until it is as long as it gets. */
export interface DelayPlan {
  /** Wrong passwords that are answered at once. */
  readonly free: number;
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Plan of one account, whoever tries it and from wherever: about 25 tries in the first hour, 12 in each later one. @reading R-006 */
export const ACCOUNT_DELAYS: DelayPlan = { free: 6, firstMs: SECOND_MS, longestMs: 5 * MINUTE_MS };

/** Plan of one address, whichever accounts it tries. Many people share the address of an office: about 85 tries in the first hour. @reading R-006 */
export const ADDRESS_DELAYS: DelayPlan = { free: 20, firstMs: SECOND_MS, longestMs: MINUTE_MS };

/** Time without a wrong password after which the ones before are forgotten. @reading R-006 */
export const FORGOTTEN_AFTER_MS = 60 * MINUTE_MS;

/** Wait after so many wrong passwords, in milliseconds; 0 for none. */
export function delayMs(failures: number, { free, firstMs, longestMs }: DelayPlan): number {
  if (failures < free) return 0;
  return Math.min(longestMs, firstMs * 2 ** (failures - free));
}
