import type { IncomingHttpHeaders } from 'node:http';
import { isApiPath } from './address.ts';
import type { ConsoleConfig } from './consoleConfig.ts';
import { API_POLICY, HASH_WORKER, HTTPS_ONLY, hashWorkerPolicy, securityHeaders } from './headers.ts';
import { LOOPBACK } from './hosts.ts';
import type { HostGuard } from './hosts.ts';

/** A name that browsers take in a policy. Of addresses in digits the standard takes one alone. CSP3 §6.7.2.8 */
const NAMED = /^(?:127\.0\.0\.1|(?![\d.]+(?::|$))[a-z\d.-]+)(?::\d{1,5})?$/i;
const ANY_OF_OURS = "'self'";

/** Request as far as the headers of its answer depend on it. */
export interface Addressed {
  readonly path: string;
  readonly host: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Sources of scripts of a page: the built files under the name it was addressed by. A proxy in front may address us by a name of
 * its own, so that the browser's is one of `hosts`; where it cannot be known, the whole origin.
 */
export function scriptSources({ host = '', headers }: Omit<Addressed, 'path'>, hosts: readonly string[], guard: HostGuard): string {
  const forwarded = headers['x-forwarded-host'];
  const isForwarded = forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  const named = typeof forwarded === 'string' && guard.isOurs(forwarded) ? forwarded : host;
  const isNear = LOOPBACK.test(named);
  if (isNear && hosts.length === 0 && isForwarded && named !== forwarded) return ANY_OF_OURS;
  const names = isNear ? [named, ...hosts] : [named];
  return names.every((name) => NAMED.test(name)) ? names.map((name) => `${name}/assets/`).join(' ') : ANY_OF_OURS;
}

/** Headers of each answer, by the address that is asked for, the name it is asked by, and whether the browser came by https. */
export function createAnswerHeaders(config: ConsoleConfig, hosts: readonly string[], guard: HostGuard) {
  return (asked: Addressed): Record<string, string> => {
    const scripts = scriptSources(asked, hosts, guard);
    const own = securityHeaders(config, scripts);
    if (isApiPath(asked.path)) own['Content-Security-Policy'] = API_POLICY;
    if (HASH_WORKER.test(asked.path)) own['Content-Security-Policy'] = hashWorkerPolicy(scripts);
    // What ends the encryption in front of us says so; over plain http browsers ignore the header.
    if (asked.headers['x-forwarded-proto'] === 'https') own['Strict-Transport-Security'] = HTTPS_ONLY;
    return own;
  };
}
