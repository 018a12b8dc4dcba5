/** A name of this computer, with or without a port. */
export const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;
const ORIGIN = /^https?:\/\/([^/?#@\s]+)$/i;

/** Judge of the names by which the console may be addressed. */
export interface HostGuard {
  /** True when a `Host` header is a name of the console. */
  readonly isOurs: (host: string | undefined) => boolean;
  /** True when an `Origin` header is a page of the console. */
  readonly isOwnPage: (origin: string) => boolean;
}

/**
 * Answers only those who address the console by a name of its own, so that a page of another site cannot reach it by
 * pointing its own name here (DNS rebinding). A name without a port holds for every port; those of this computer always hold.
 */
export function createHostGuard(names: readonly string[]): HostGuard {
  const known = new Set(names.map((name) => name.toLowerCase()));
  function isOurs(host = '') {
    const name = host.toLowerCase();
    return LOOPBACK.test(name) || known.has(name) || known.has(name.replace(/:\d{1,5}$/, ''));
  }
  return { isOurs, isOwnPage: (origin) => isOurs(ORIGIN.exec(origin)?.[1]) };
}
