import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasHiddenCharacters } from '../../../../src/guards/typed-text.ts';
import { readTexts } from '../../core/http/typed-text.ts';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { dialectClient, type DialectClient } from '../dialect-client.ts';
import { PAIRS } from '../pairs.ts';

let sandbox: Sandbox;
let client: DialectClient;
let admin: Person;
beforeAll(async () => {
  sandbox = await startForTest();
  client = await dialectClient(sandbox.url, '3.4');
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

/** Turns what follows, has no width, and is not closed. */
const HIDDEN = '\u202e\u200b\u2066';
/** Taken to the letter. */
const SECRET = /password|secret|key$/i;

/** True where a value holds what nobody sees, JSON in its texts included, however it is written there. */
function hides(value: unknown): boolean {
  if (typeof value === 'string') return hasHiddenCharacters(value) || (/^[[{]/.test(value) && hides(read(value)));
  return typeof value === 'object' && value !== null && Object.values(value).some(hides);
}
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The value with hidden characters in the first text it has, in JSON in a text as an escape. */
function spoilt(value: unknown): unknown {
  if (typeof value === 'string') {
    const inner = /^[[{]/.test(value) ? read(value) : null;
    if (inner === null) return `${value.slice(0, 1)}${HIDDEN}${value.slice(1)}`;
    return JSON.stringify(spoilt(inner)).replaceAll('\u200b', String.raw`\u200b`);
  }
  if (typeof value !== 'object' || value === null) return value;
  const at = Object.keys(value).find((key) => JSON.stringify(spoilt(Reflect.get(value, key))) !== JSON.stringify(Reflect.get(value, key)));
  if (at === undefined) return value;
  const changed = spoilt(Reflect.get(value, at));
  return Array.isArray(value) ? value.with(Number(at), changed) : { ...value, [at]: changed };
}

it.each(Object.keys(PAIRS))('%s keeps no text that shows otherwise than it is, whichever member has it', async (update) => {
  const [get, records] = PAIRS[update] ?? [];
  if (!get || !records) throw new Error(`no pair for ${update}`);
  const [ids = {}] = await records(client);
  const body: Readonly<Record<string, unknown>> = (await client.call(get, ids)).data;
  const kept: string[] = [];
  let tried = 0;
  for (const [name, value] of Object.entries(body)) {
    const bad = spoilt(value);
    if (SECRET.test(name) || !hides(bad)) continue;
    tried += 1;
    const { code } = await client.call(update, ids, { ...body, [name]: bad });
    const after = (await client.call(get, ids)).data;
    if (hides(after)) kept.push(`${name} ${code}`);
    if (code === 200) await client.call(update, ids, body);
  }
  expect(kept).toEqual([]);
  expect(tried).toBeGreaterThan(1);
});

describe('texts of other writing calls', () => {
  it('a phrase of an opinion', async () => {
    expect((await admin.call('createOpinionPhrase', { body: { commonWordsText: `同意${HIDDEN}` } })).code).toBe(200);
    const phrases = await admin.data('listOpinionPhrases');
    expect(JSON.stringify(phrases)).toContain('同意');
    expect(hides(phrases)).toBe(false);
  });

  it('a password, a secret and a key are taken to the letter, whichever call brings them', () => {
    const sent = { userPassword: HIDDEN, appSecret: HIDDEN, list: [{ smtpPassword: HIDDEN, aliAccessKey: HIDDEN }] };
    expect(readTexts(sent)).toEqual(sent);
    expect(readTexts({ list: [{ name: `a${HIDDEN}` }] })).toEqual({ list: [{ name: 'a\u2066\u2069' }] });
  });
});
