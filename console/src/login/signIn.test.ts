import { afterEach, describe, expect, test, vi } from 'vitest';

/** Signs in against a server that answers this envelope. */
async function signInAgainst(envelope: object) {
  vi.resetModules();
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    bodies.push(await new Response(init?.body ?? '').text());
    return Response.json(envelope);
  });
  const { signIn } = await import('./signIn.ts');
  const result = await signIn({ account: '13800138000@yunwang', password: 'Admin2026' });
  return { result, bodies };
}

afterEach(() => vi.unstubAllGlobals());

describe('what the server says against a sign-in', () => {
  test.each([
    ['its sentence', '密码错误次数过多，请 10 分钟后再试', '密码错误次数过多，请 10 分钟后再试'],
    ['the first line of it', '账号已被锁定，请联系管理员解除锁定\n请求号 7F2A-90C1', '账号已被锁定，请联系管理员解除锁定'],
    ['markup as text', '<b>账户或密码错误</b>', '<b>账户或密码错误</b>'],
    ['at most 200 characters of it', '错'.repeat(300), '错'.repeat(200)],
    ['nothing for a stack', 'java.sql.SQLException: SELECT * FROM base_user WHERE id = 1\n at com.x.Y(Y.java:12)', null],
    ['nothing for a stack after a sentence', '登录失败\n at com.x.Y(Y.java:12)', null],
    ['nothing for nothing', undefined, null],
  ])('is %s', async (_, msg, shown) => {
    expect((await signInAgainst({ code: 400, msg })).result).toEqual({ kind: 'refused', msg: shown });
  });

  test.each([600, 601, 602])('is a refusal even with code %i: signing in ends no session', async (code) => {
    expect((await signInAgainst({ code, msg: '登录失败' })).result).toEqual({ kind: 'refused', msg: '登录失败' });
  });
});

test('a sub-account goes as it is written, the password only hashed', async () => {
  const { result, bodies } = await signInAgainst({ code: 200, data: { token: 'bearer x' } });
  expect(result).toEqual({ kind: 'in', token: 'bearer x', layout: 'classic' });
  const sent = new URLSearchParams(bodies[0]);
  expect(sent.get('account')).toBe('13800138000@yunwang');
  expect(sent.get('password')).toMatch(/^[0-9a-f]{32}$/);
  expect(bodies.join()).not.toContain('Admin2026');
});

test.each([
  ['functional', 'functional'],
  ['classic', 'classic'],
  ['plain', 'plain'],
  ['blend', 'blend'],
  ['PLAIN', 'classic'],
  ['__proto__', 'classic'],
  [null, 'classic'],
  [undefined, 'classic'],
])('of the returned theme %j layoutType is taken as %s: one of the four allowed values, otherwise classic', async (theme, layout) => {
  expect((await signInAgainst({ code: 200, data: { token: 'bearer x', theme } })).result).toMatchObject({ layout });
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a gateway answers for a server that is away', async () => new Response('Bad gateway', { status: 502 })],
])('where %s that is no refusal', async (_, answer) => {
  vi.resetModules();
  vi.stubGlobal('fetch', answer);
  const { signIn } = await import('./signIn.ts');
  expect(await signIn({ account: 'admin', password: 'Admin2026' })).toEqual({ kind: 'unreachable' });
});
