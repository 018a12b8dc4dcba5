import type { Dialect, DialectName } from './dialect.ts';
import { v34 } from './v3-4.ts';

export { DIALECTS, type Dialect, type DialectName } from './dialect.ts';
export { SANDBOX_LOGIN_KEY } from './login-cipher.ts';

/** The other versions are loaded when they are asked for: their descriptions are as large as the first. */
export async function loadDialect(name: DialectName, loginKey: string): Promise<Dialect> {
  switch (name) {
    case '3.4':
      return v34;
    case 'net-3.6':
      return (await import('./net-3.6.ts')).net36(loginKey);
    case 'java-6.1':
      return (await import('./java-6.1.ts')).java61(loginKey);
  }
}
