import { loginBody, type Actors } from './actors.ts';
import { readEnvelope, type Answer } from './envelope.ts';
import { accountVariables, type Profile } from '../target/profile.ts';
import { ContractStop, EXIT } from '../../model/stop.ts';

const SUCCESS = 200;

/** Signs in and out once, so that an unusable target ends the run at once. @throws ContractStop with exit code 3 saying what may be wrong */
export async function requireSignIn(actors: Actors, profile: Profile): Promise<void> {
  const answer = await actors.holding(null).call('login', { body: loginBody(actors.credentials('admin')) });
  const causes = signInCauses(answer, profile);
  if (causes.length > 0)
    throw new ContractStop(
      EXIT.notStarted,
      [
        `Nobody could sign in at ${profile.origin}: login answered ${answerText(answer)}. One password was tried. What may be wrong:`,
        ...causes,
      ].join('\n  - '),
    );
  const { token }: { token?: unknown } = Object(Object(JSON.parse(answer.text)).data);
  if (typeof token !== 'string') return;
  actors.hide(token);
  await actors.holding(token).call('logout');
}

/** Reasons a sign-in may have failed, the likeliest first; empty where it did not. Never holds the password. */
export function signInCauses(answer: Answer, { dialect }: Pick<Profile, 'dialect'>): string[] {
  const read = readEnvelope(answer);
  if (!read.ok) return [`the address: ${read.problems.join('; ')}. Give the origin of the API, not that of its web pages`];
  const { code, msg, data } = read.envelope;
  if (code === SUCCESS) {
    const { token }: { token?: unknown } = Object(data);
    return typeof token === 'string' && token !== '' ? [] : ['the answer: code 200 came without data.token, so nobody can go on'];
  }
  const message = typeof msg === 'string' ? msg : (JSON.stringify(msg) ?? '');
  const { account, password } = accountVariables('admin');
  const accounts = `account or password: see ${account} and ${password}`;
  if (/验证码|驗證碼|captcha|verification code/i.test(message))
    return [
      'the captcha: it asks for one, and the harness cannot read pictures. Switch it off for this account (SysConfig, enableVerificationCode)',
    ];
  if (/锁|鎖|\block/i.test(message) || /禁用|未激活|停用|disabled|not activated/i.test(message))
    return ['the lock: the account is locked, disabled or not activated. Unlock it, or wait, before the next run'];
  return [accounts, ...encodings(answer, dialect)];
}

function encodings(answer: Answer, { name, loginKey }: Profile['dialect']): string[] {
  const envelope: object = Object(JSON.parse(answer.text));
  const isNet = 'timestamp' in envelope || 'extras' in envelope;
  const looks =
    isNet && name !== 'net-3.6'
      ? ['the dialect: extras and timestamp stand beside msg, as .NET servers write them. Try --dialect net-3.6']
      : [];
  if (loginKey === null)
    return [
      'the encoding: 3.4 sends the MD5 of the password; servers from 3.6 on want it encrypted once more. Try --dialect net-3.6 or java-6.1, with --login-key',
      ...looks,
    ];
  return [
    `the key: ${name} encrypts the MD5 of the password with --login-key (AES, ECB), which must be the one of the server's web client`,
    'the encoding: a server before 3.6 wants the MD5 alone. Try --dialect 3.4',
    ...looks,
  ];
}

function answerText(answer: Answer): string {
  const read = readEnvelope(answer);
  return read.ok ? `${read.envelope.code} ${JSON.stringify(read.envelope.msg)}` : `no envelope (HTTP ${answer.status})`;
}
