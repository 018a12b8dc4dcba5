import type { OperationShapes } from '../../../generated/operations.gen.ts';
import { LAYOUTS, type Credentials, type Layout, type SignedIn } from './model.ts';
import { hashPassword } from './password.ts';

/** Fixed fields of the login payload; the secret the seeds leave out is not sent. @source shell §3 @reading R-002 */
const CLIENT_FIELDS = { origin: 'password', jnpf_ticket: '', client_id: 'admin', scope: 'all', grant_type: 'password' } as const;

/** Body of the login, the password hashed. */
export const encodeLogin = ({ account, password, captcha }: Credentials): OperationShapes['login']['body'] => ({
  ...CLIENT_FIELDS,
  account,
  password: hashPassword(password),
  code: captcha?.code ?? '',
  timestamp: captcha?.timestamp ?? '',
});

/** The session, or null when the answer holds no token: nothing may be stored then. @source shell §4 */
export function decodeLogin(data: OperationShapes['login']['data'] | null): SignedIn | null {
  if (!data || typeof data.token !== 'string' || data.token === '') return null;
  return { token: data.token, layout: decodeLayout(data.theme) };
}

/** Body of the unlocking. @source shell §4 */
export const encodeUnlock = ({ account, password }: Pick<Credentials, 'account' | 'password'>): OperationShapes['lockScreen']['body'] => ({
  account,
  password: hashPassword(password),
});

const decodeLayout = (theme: string | null | undefined): Layout => LAYOUTS.find((layout) => layout === theme) ?? LAYOUTS[0];
