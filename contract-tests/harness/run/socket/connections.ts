import { SOCKET_CHECKS } from '../../plan/families/socket.ts';
import { NotRun } from '../../model/stop.ts';
import type { Run } from '../described/family.ts';
import { endFindings, totalFindings } from '../judges/socket.ts';
import type { Finding } from '../described/ledger.ts';
import { openAt, findingUnless, type Part } from './part.ts';

const MEGABYTE = 1_048_576;
const GREETING = { method: 'OnConnection', mobileDevice: false };

/** Frames a server cannot understand, by the check that the socket still answers a heartbeat or a further greeting afterwards. */
const JUNK = [
  ['W10', 'no json {'],
  ['W11', new Uint8Array([0, 255, 7, 123])],
  ['W13', '{"method":"NobodyKnows"}'],
  ['W14', '{"token":"x"}'],
] as const;

/** Findings of a socket that must be refused, or closed after `logout`. */
async function closedFindings(run: Run, token: string): Promise<Finding[]> {
  const talk = await openAt(run, token);
  if (!talk) return [];
  talk.say(GREETING);
  const isOver = await talk.ended();
  const hasInit = talk.heard.some((frame) => frame['method'] === 'initMessage');
  talk.close();
  return findingUnless(isOver && !hasInit, 'the socket', 'refused or closed', hasInit ? 'it answers initMessage' : 'it stays open');
}

/** Connections: valid and invalid tokens, greetings, malformed frames, reconnecting. */
export const connections: Part = {
  checks: SOCKET_CHECKS.connections,
  play: async (run, [person], judge) => {
    const { probe } = run;
    const { token, actor } = await person.signIn();
    const talk = await openAt(run, token);
    judge('W1', findingUnless(talk !== null, '/websocket/{token}', 'an open socket', 'it was refused'));
    if (!talk) throw new NotRun('the socket of a good token does not open');
    talk.say(GREETING);
    const init = await talk.next('initMessage');
    judge('W6', findingUnless(init !== null, 'initMessage', `a frame within ${probe.frameWaitMs} ms`, 'none'));
    judge('W7', totalFindings(init, (await probe.ask('getUnreadCounts', {}, { actor })).data));
    judge('W8', findingUnless((await talk.answers()) || talk.isOpen(), 'the socket', 'open after a second greeting', 'closed'));
    for (const [check, data] of JUNK) {
      talk.raw(data);
      judge(check, findingUnless(await talk.answers(), 'the socket', `answering after ${String(data)}`, 'it does not answer'));
    }
    const large = await openAt(run, token);
    large?.raw(`{"method":"OnConnection","pad":"${'x'.repeat(MEGABYTE)}"}`);
    judge('W12', large === null ? [] : endFindings(await large.answers(), (await large.ended()) ? large.closeCode() : null));
    large?.close();
    const silent = await openAt(run, token);
    await talk.answers();
    judge('W9', findingUnless(silent?.isOpen() === true, 'a socket without a greeting', 'open', silent === null ? 'refused' : 'closed'));
    silent?.close();
    const spelled = await openAt(run, token, { isSpelledOut: true });
    judge(
      'W5',
      findingUnless((await spelled?.answers()) === true, '/websocket/{token}, every letter as its code', 'an open socket', 'none'),
    );
    spelled?.close();
    judge('W2', await closedFindings(run, 'invented'));
    judge('W3', await closedFindings(run, ''));
    const again = await openAt(run, token);
    judge('W31', findingUnless((await again?.answers()) === true, 'initMessage', 'a frame after connecting again', 'none'));
    again?.close();
    talk.close();
    await probe.ask('logout', {}, { actor });
    judge('W4', await closedFindings(run, token));
    const after = await probe.ask('getCurrentUser', {}, { actor });
    judge('W30', findingUnless(!after.isGood, 'code of getCurrentUser', 'a session that is gone', after.code));
  },
};
