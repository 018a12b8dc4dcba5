import { createHash } from 'node:crypto';

/** The token of a seeded person, from the sandbox itself or through the console in front of it. */
export async function signIn(url: string, account = 'admin', plain = 'Admin2026'): Promise<string> {
  const password = createHash('md5').update(plain).digest('hex');
  const response = await fetch(`${url}/api/oauth/Login`, { method: 'POST', body: new URLSearchParams({ account, password }) });
  const answer: { data: { token: string } } = await response.json();
  return answer.data.token;
}
