import { loginBody } from '../../actors.ts';
import { NotRun } from '../../stop.ts';
import type { Role } from '../../profile.ts';
import { factsOf, type Facts } from '../facts/facts.ts';
import { at, listOf, textOf, wordOf, type Json } from '../facts/schema.ts';
import type { FamilyOfChecks, Planned, Run } from '../family.ts';
import { finding } from '../judges/values.ts';
import type { Finding } from '../ledger.ts';
import { open, type Talk } from '../socket/talk.ts';

/** The socket has no operation of its own: its checks stand at the list of conversations. */
const AT = 'listConversations';
const CHECKS = ['W1', 'W2', 'W3', 'W4', 'W6', 'W7', 'W8', 'W10', 'W13', 'W14', 'W15', 'W16', 'W17', 'W19', 'W22', 'W23', 'W30', 'W31'];
const IN_ORDER = 20;

const plan = ({ id }: Facts): Planned[] => (id === AT ? CHECKS.map((check) => ({ check })) : []);
const unless = (isKept: boolean, at: string, expected: string, got: unknown): Finding[] => (isKept ? [] : [finding(at, expected, got)]);
const contentOf = (frame: Json | null): string => wordOf(frame?.['formMessage']) || wordOf(frame?.['toMessage']);

async function run(run: Run): Promise<void> {
  const { probe, wants } = run;
  const facts = factsOf(AT);
  if (!wants(facts)) return;
  try {
    if (probe.mode !== 'full') throw new NotRun(`${probe.mode} mode: only a sandbox is talked to`);
    await connections(run, facts);
    await conversation(run, facts);
  } catch (error) {
    if (!(error instanceof NotRun)) throw error;
    for (const { check } of plan(facts))
      if (!probe.ledger.has(check, facts)) probe.ledger.without('not-verified', check, facts, error.message);
  }
}

async function signIn({ probe }: Run, role: Role): Promise<{ token: string; userId: string }> {
  const session = await probe.ask('login', { body: loginBody(probe.actors.credentials(role)) }, 'nobody');
  const token = textOf(at(session.data, 'token'));
  if (token === '') throw new NotRun(`${role} could not sign in`);
  probe.actors.hide(token);
  const actor = probe.actors.holding(token);
  const person = await probe.ask('getCurrentUser', {}, { actor });
  return { token, userId: textOf(at(person.data, 'userInfo', 'userId')) };
}

async function connections(run: Run, facts: Facts): Promise<void> {
  const { probe } = run;
  const judge = (check: string, findings: readonly Finding[]): void => probe.ledger.judge(check, facts, findings, null);
  const { token } = await signIn(run, 'staff');
  const talk = await open(probe.origin, token);
  judge('W1', unless(talk !== null, '/websocket/{token}', 'an open socket', 'it was refused'));
  if (!talk) throw new NotRun('the socket of a good token does not open');
  talk.say({ method: 'OnConnection', mobileDevice: false });
  const init = await talk.next('initMessage');
  judge('W6', unless(init !== null, 'initMessage', 'a frame within 5 s', 'none'));
  const rest = await probe.ask('getUnreadCounts', {}, { actor: probe.actors.holding(token) });
  const counts = Object.entries(Object(rest.data)).filter(([name]) => /^unread(?:Notice|Message|Schedule|SystemMessage)Count$/.test(name));
  const same = counts.filter(([name]) => init?.[name] !== undefined);
  judge(
    'W7',
    same.flatMap(([name, value]) =>
      unless(wordOf(init?.[name]) === wordOf(value), `initMessage.${name}`, `${wordOf(value)}, as getUnreadCounts says`, init?.[name]),
    ),
  );
  talk.say({ method: 'OnConnection', mobileDevice: false });
  judge(
    'W8',
    unless((await talk.next('initMessage')) !== null || talk.isOpen(), 'the socket', 'open after a second OnConnection', 'closed'),
  );
  for (const [check, data] of [
    ['W10', 'no json {'],
    ['W13', '{"method":"NobodyKnows"}'],
    ['W14', '{"token":"x"}'],
  ] as const) {
    talk.raw(data);
    judge(check, unless(await answers(talk), 'the socket', `answering after ${data}`, 'it does not answer'));
  }
  for (const [check, bad] of [
    ['W2', 'invented'],
    ['W3', ''],
  ] as const)
    judge(check, await closedFindings(probe.origin, bad));
  const again = await open(probe.origin, token);
  again?.say({ method: 'OnConnection', mobileDevice: false });
  judge('W31', unless((await again?.next('initMessage')) !== null, 'initMessage', 'a frame after connecting again', 'none'));
  again?.close();
  talk.close();
  await probe.ask('logout', {}, { actor: probe.actors.holding(token) });
  judge('W4', await closedFindings(probe.origin, token));
  const after = await probe.ask('getCurrentUser', {}, { actor: probe.actors.holding(token) });
  judge('W30', unless(!after.isGood, 'code of getCurrentUser', 'a session that is gone', after.code));
}

/** A heartbeat, or a second greeting, is still answered. */
async function answers(talk: Talk): Promise<boolean> {
  talk.say({ method: 'OnConnection', mobileDevice: false });
  return (await talk.next('initMessage')) !== null;
}

/** Refused, or told `logout` and closed. */
async function closedFindings(origin: string, token: string): Promise<Finding[]> {
  const talk = await open(origin, token);
  if (!talk) return [];
  talk.say({ method: 'OnConnection', mobileDevice: false });
  const isOver = await talk.ended();
  const hasInit = talk.heard.some((frame) => frame['method'] === 'initMessage');
  talk.close();
  return unless(isOver && !hasInit, 'the socket', 'refused or closed', hasInit ? 'it answers initMessage' : 'it stays open');
}

async function conversation(run: Run, facts: Facts): Promise<void> {
  const { probe } = run;
  const judge = (check: string, findings: readonly Finding[]): void => probe.ledger.judge(check, facts, findings, null);
  const [one, other] = [await signIn(run, 'staff'), await signIn(run, 'novice')];
  const [mine, theirs] = [await open(probe.origin, one.token), await open(probe.origin, other.token)];
  if (!mine || !theirs) throw new NotRun('two people cannot be connected at once');
  for (const talk of [mine, theirs]) talk.say({ method: 'OnConnection', mobileDevice: false });
  await Promise.all([mine.next('initMessage'), theirs.next('initMessage')]);
  const send = (messageContent: string): void =>
    mine.say({ method: 'SendMessage', toUserId: other.userId, messageType: 'text', messageContent });
  const first = `${probe.tag} 契约`;
  send(first);
  const came = await theirs.next('receiveMessage');
  judge('W15', unless(contentOf(came) === first, 'receiveMessage.formMessage', first, contentOf(came)));
  const echo = await mine.next('sendMessage');
  judge('W16', unless(contentOf(echo) === first, 'sendMessage.toMessage', first, contentOf(echo)));
  const code = '<b onmouseover="alert(1)">&amp;</b>';
  send(code);
  const text = contentOf(await theirs.next('receiveMessage'));
  judge('W19', unless(text === code, 'receiveMessage.formMessage', code, text));
  const numbered = Array.from({ length: IN_ORDER }, (_, index) => `${probe.tag} ${index}`);
  for (const each of numbered) send(each);
  const order: string[] = [];
  for (const _ of numbered) order.push(contentOf(await theirs.next('receiveMessage')));
  judge('W17', unless(order.join() === numbered.join(), 'receiveMessage, twenty times', 'in the order they were sent', order));
  mine.say({
    method: 'MessageList',
    toUserId: other.userId,
    formUserId: one.userId,
    currentPage: 1,
    pageSize: IN_ORDER,
    sord: 'desc',
    sort: 'desc',
    keyword: probe.tag,
  });
  const history = await mine.next('messageList');
  const rows = listOf(history?.['list']);
  judge('W22', [
    ...unless(rows.length === IN_ORDER, 'messageList.list', `${IN_ORDER} rows`, `${rows.length} rows`),
    ...unless(
      at(history, 'pagination', 'total') === IN_ORDER + 1,
      'messageList.pagination.total',
      String(IN_ORDER + 1),
      at(history, 'pagination', 'total'),
    ),
  ]);
  const unread = async (): Promise<number> => {
    const list = await probe.ask(AT, {}, { actor: probe.actors.holding(other.token) });
    return Number(
      at(
        listOf(at(list.data, 'list')).find((row) => at(row, 'id') === one.userId),
        'unreadMessage',
      ) ?? 0,
    );
  };
  const before = await unread();
  theirs.say({ method: 'UpdateReadMessage', formUserId: one.userId });
  await answers(theirs);
  judge(
    'W23',
    unless(before > 0 && (await unread()) === 0, 'unreadMessage of listConversations', `0 after reading, ${before} before`, await unread()),
  );
  mine.close();
  theirs.close();
}

/** Frames of the socket between two people. */
export const socket: FamilyOfChecks = { plan, run };
