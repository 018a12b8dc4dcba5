import { readDialect, type Dialect } from '../../model/dialect.ts';
import { readRate } from '../wire/pace.ts';
import { ContractStop, EXIT } from '../../model/stop.ts';

/** Roles of the accounts a run signs in with. */
export const ROLES = ['admin', 'staff', 'novice', 'guest', 'double', 'locked'] as const;
export type Role = (typeof ROLES)[number];

/** Account that signs in for a role. The password is plain; it travels as MD5. */
export interface Account {
  readonly account: string;
  readonly password: string;
}

/** Target of a run, and the accounts it uses. */
export interface Profile {
  /** `http://127.0.0.1:30000`, without a slash at the end. */
  readonly origin: string;
  /** True for this computer: only here the public passwords of the sandbox are tried. */
  readonly isLoopback: boolean;
  readonly accounts: Readonly<Partial<Record<Role, Account>>>;
  /** Version of the server. */
  readonly dialect: Dialect;
  /** Calls per second at most; absent where no limit was given. */
  readonly callsPerSecond?: number;
}

/** Version, key and rate of a target, as typed. */
export interface Spelling {
  /** `3.4`, `net-3.6` or `java-6.1`; left out, 3.4. */
  readonly dialect?: string | undefined;
  /** Key that encrypts the password on its way in, from 3.6 on; left out, that of the environment. */
  readonly loginKey?: string | undefined;
  /** Calls per second at most. */
  readonly rate?: string | number | undefined;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The accounts every sandbox has; public, because it listens to its own computer only. */
const SANDBOX_ACCOUNTS: Readonly<Record<Role, Account>> = {
  admin: { account: 'admin', password: 'Admin2026' },
  staff: { account: 'staff', password: 'Staff2026' },
  novice: { account: 'novice', password: 'Novice2026' },
  guest: { account: 'guest', password: 'Guest2026' },
  double: { account: 'double', password: 'Double2026' },
  locked: { account: 'locked', password: 'Locked2026' },
};

/** Names of the environment variables that hold the account of a role. */
export const accountVariables = (role: Role): { account: string; password: string } => ({
  // @reading R-048
  account: `MILEPOST_${role.toUpperCase()}_ACCOUNT`,
  password: `MILEPOST_${role.toUpperCase()}_PASSWORD`,
});

/** Name of the environment variable that holds the key passwords are encrypted with. */
export const LOGIN_KEY_VARIABLE = 'MILEPOST_LOGIN_KEY';

/**
 * Reads target and accounts. Roles come from the environment, on this computer also from the sandbox; a role without an
 * account has its rows not run.
 * @throws ContractStop with exit code 2 naming what is wrong
 */
export function readProfile(target: string, env: Readonly<Record<string, string | undefined>>, spelling: Spelling = {}): Profile {
  const { origin, isLoopback } = readPlace(target);
  const accounts: Partial<Record<Role, Account>> = {};
  for (const role of ROLES) {
    const found = accountFrom(role, env) ?? (isLoopback ? SANDBOX_ACCOUNTS[role] : undefined);
    if (found) accounts[role] = found;
  }
  if (!accounts.admin) {
    const { account, password } = accountVariables('admin');
    throw new ContractStop(
      EXIT.usage,
      `Nobody is named who signs in at ${origin}: the sandbox's own passwords are tried on this computer only. Set ${account} and ${password}.`,
    );
  }
  const { rate } = spelling;
  return {
    origin,
    isLoopback,
    accounts,
    dialect: readDialect(spelling.dialect, spelling.loginKey ?? keyFrom(spelling, env), isLoopback),
    ...(rate !== undefined && { callsPerSecond: readRate(String(rate)) }),
  };
}

/** Origin of a target, and whether it is this computer. @throws ContractStop with exit code 2 for what is none */
export function readPlace(target: string): Pick<Profile, 'origin' | 'isLoopback'> {
  const origin = originOf(target);
  return { origin, isLoopback: LOOPBACK.has(new URL(origin).hostname) };
}

function originOf(target: string): string {
  const url = URL.canParse(target) ? new URL(target) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new ContractStop(
      EXIT.usage,
      `--target is "${target}", which is no web address. Give the origin of the API, for example http://127.0.0.1:30000.`,
    );
  if (url.username || url.password)
    throw new ContractStop(
      EXIT.usage,
      '--target holds a password, which would end up in reports and logs. Give the origin alone and set the account by environment variables.',
    );
  if (url.pathname !== '/' || url.search || url.hash)
    throw new ContractStop(
      EXIT.usage,
      `--target is "${target}", but only an origin can be tested: every path comes from the description. Give ${url.origin}.`,
    );
  return url.origin;
}

/** The key of the environment, where the version takes one, so that a variable for another version does not get in the way. @reading R-048 */
const keyFrom = ({ dialect = '3.4' }: Spelling, env: Readonly<Record<string, string | undefined>>): string | undefined =>
  dialect === '3.4' ? undefined : env[LOGIN_KEY_VARIABLE];

function accountFrom(role: Role, env: Readonly<Record<string, string | undefined>>): Account | null {
  const names = accountVariables(role);
  const account = env[names.account];
  const password = env[names.password];
  if (!account && !password) return null;
  if (!account || !password)
    throw new ContractStop(
      EXIT.usage,
      `Only one of ${names.account} and ${names.password} is set, so ${role} cannot sign in. Set both, or neither.`,
    );
  return { account, password };
}
