import { ContractStop, EXIT } from '../../model/stop.ts';

/** Consent of the owner of a server to be written to. */
export interface Consent {
  /** Given on the command line, or at a terminal. */
  readonly yes?: boolean | undefined;
  /** Name of the host, typed once more. */
  readonly targetIs?: string | undefined;
}

/** Environment variable that names the hosts that may be written to, joined by commas. */
export const ALLOW_WRITES = 'MILEPOST_ALLOW_WRITES';

/**
 * Makes sure, without a call, that a server that is no sandbox may be written to: by the command line and by the environment.
 * @throws ContractStop with exit code 4 saying what is missing
 * @reading R-737
 */
export function requireConsent(origin: string, { yes, targetIs }: Consent, env: Readonly<Record<string, string | undefined>>): void {
  const { host } = new URL(origin);
  const allowed = (env[ALLOW_WRITES] ?? '').split(',').map((each) => each.trim());
  const missing = [
    ...(yes === true ? [] : ['--yes']),
    ...(targetIs === host ? [] : [`--target-is ${host}`]),
    ...(allowed.includes(host) ? [] : [`${ALLOW_WRITES}=${host}`]),
  ];
  if (missing.length === 0) return;
  throw new ContractStop(
    EXIT.unsafe,
    `own mode creates, changes and removes records of its own at ${host}. Nothing was sent. If that server may be written to, add ${missing.join(', ')}.`,
  );
}
