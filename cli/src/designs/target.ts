import { bindOperations, createClient } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { modelCodecs } from '@milepost/openapi/domains/model';
import type { ModelOption } from '@milepost/openapi/domains/model';
import { hashPassword } from '@milepost/openapi/domains/oauth';
import { parseStrictJson } from '@milepost/openapi/guards';
import { modelOperations } from '@milepost/openapi/operations';
import { CommandFailure, EXIT } from '../failure.ts';
import { designOf } from './readDesign.ts';
import type { ReadDesign } from './readDesign.ts';

/** Environment of a command. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Accounts of a sandbox, which everybody knows; another server is only asked with one of its own. */
const SANDBOX_ACCOUNT = { account: 'admin', password: 'Admin2026' };
const ON_THIS_COMPUTER = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** A server somebody has signed in to. */
export interface Target {
  readonly url: string;
  readonly client: Client;
}

function originOf(url: string): URL {
  const at = URL.parse(url);
  if (!at || !/^https?:$/.test(at.protocol))
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] --target is "${url}", which is no address. Give an origin, such as http://127.0.0.1:30000.`,
    );
  return at;
}

function accountFor(at: URL, environment: Environment) {
  const { MILEPOST_ADMIN_ACCOUNT: account, MILEPOST_ADMIN_PASSWORD: password } = environment;
  if (account && password) return { account, password };
  if (ON_THIS_COMPUTER.test(at.hostname)) return SANDBOX_ACCOUNT;
  throw new CommandFailure(
    EXIT.usage,
    `[milepost] ${at.origin} needs an account. Set MILEPOST_ADMIN_ACCOUNT and MILEPOST_ADMIN_PASSWORD, and run the command again.`,
  );
}

interface LoginAnswer {
  readonly code?: number;
  readonly msg?: string;
  readonly data?: { readonly token?: string } | null;
}

/** Time a server has to answer a call, in ms. */
const ANSWER_TIMEOUT_MS = 10_000;

async function loginAnswer(origin: string, body: URLSearchParams): Promise<LoginAnswer> {
  let text: string;
  try {
    const response = await fetch(`${origin}/api/oauth/Login`, { method: 'POST', body, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    text = await response.text();
  } catch (error) {
    throw new CommandFailure(EXIT.environment, `[milepost] ${origin} did not answer. Start the server, or give another --target.`, error);
  }
  const read = parseStrictJson(text, LOGIN_LIMITS);
  if (read.ok && typeof read.value === 'object' && read.value !== null && !Array.isArray(read.value)) return read.value as LoginAnswer; // members are judged where they are read
  throw new CommandFailure(
    EXIT.environment,
    `[milepost] ${origin} answers a sign-in with something else than a backend does: another product may be there. Give the server of the API as --target.`,
  );
}

const LOGIN_LIMITS = { maxChars: 1024 * 1024, maxDepth: 20, maxNodes: 10_000 };

/** Answer of a server. @throws CommandFailure 3 where it does not answer in time, refuses, or answers what cannot be read */
export async function answered<T>({ url }: Pick<Target, 'url'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandFailure(
      EXIT.environment,
      `[milepost] ${url} did not say what it was asked (${why}). Try again, or look at its log.`,
      error,
    );
  }
}

/** Signs in to a server. @throws CommandFailure 2 no address or no account · 3 it does not answer, or refuses */
export async function signIn(url: string, environment: Environment): Promise<Target> {
  const at = originOf(url);
  const { account, password } = accountFor(at, environment);
  const body = new URLSearchParams({ account, password: hashPassword(password), grant_type: 'password' });
  const answer = await loginAnswer(at.origin, body);
  const token = answer.data?.token;
  if (!token)
    throw new CommandFailure(
      EXIT.environment,
      `[milepost] ${at.origin} did not let "${account}" in${answer.msg ? `: ${answer.msg}` : ''}. Check MILEPOST_ADMIN_ACCOUNT and MILEPOST_ADMIN_PASSWORD.`,
    );
  return { url: at.origin, client: createClient({ baseUrl: at.origin, getToken: () => token, onSessionEnded: () => undefined }) };
}

const withCode = (options: readonly ModelOption[], code: string): ModelOption | undefined => {
  for (const option of options) {
    const found = option.enCode === code && option.children.length === 0 ? option : withCode(option.children, code);
    if (found) return found;
  }
  return undefined;
};

/** Models of a server below their categories. */
export const modelsAt = (target: Target): Promise<readonly ModelOption[]> =>
  answered(target, async () => {
    const { data } = await bindOperations(target.client, modelOperations).listModelOptions({ query: {} });
    return data ? modelCodecs.listModelOptions.data.decode(data) : [];
  });

/** Id of the model with a code. @throws CommandFailure 2 where the server has none */
export async function modelIdAt(target: Target, code: string): Promise<string> {
  const found = withCode(await modelsAt(target), code);
  if (found) return found.id;
  throw new CommandFailure(
    EXIT.usage,
    `[milepost] ${target.url} has no design with the code "${code}". Give the code as the list of designs shows it.`,
  );
}

/** The draft of a model on a server. @throws CommandFailure 2 where the server has none, or one that cannot be read */
export async function designAt(target: Target, code: string): Promise<ReadDesign> {
  const id = await modelIdAt(target, code);
  const { data } = await answered(target, () => bindOperations(target.client, modelOperations).getModel({ path: { id } }));
  return designOf((data ?? {}) as Readonly<Record<string, unknown>>, `${code} of ${target.url}`);
}
