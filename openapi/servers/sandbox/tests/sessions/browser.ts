import { md5Hex } from '../../resources/current-user/password.ts';
import { ACCOUNTS } from '../../seed/accounts.ts';

/** Answer to a try to sign in. */
export interface LoginAnswer {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  readonly token: string | undefined;
  readonly retryAfter: string | null;
}

/** A browser as the login sees it: it keeps the cookie it was given, and calls come from an address behind a proxy. */
export interface TestBrowser {
  readonly cookie: () => string;
  login(account: string, password?: string, language?: string): Promise<LoginAnswer>;
}

export function browserOf(url: string, address = '192.0.2.1'): TestBrowser {
  let cookie = '';
  return {
    cookie: () => cookie,
    login: async (account, password = ACCOUNTS.find((each) => each.account === account)?.password ?? '', language = 'zh-CN') => {
      const response = await fetch(`${url}/api/oauth/Login`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address, 'Accept-Language': language, ...(cookie !== '' && { cookie }) },
        body: new URLSearchParams({ account, password: md5Hex(password) }),
      });
      const given = response.headers.get('set-cookie')?.split(';', 1)[0];
      if (given) cookie = given;
      const { code, msg, data } = (await response.json()) as { code: number; msg: string; data?: { token: string } | null };
      return { status: response.status, code, msg, token: data?.token, retryAfter: response.headers.get('retry-after') };
    },
  };
}
