import { SOCKET_CHECKS } from '../../plan/families/socket.ts';
import { logoutFindings, overtakenFindings } from '../judges/socket.ts';
import { greeted, openAt, findingUnless, type Part } from './part.ts';

/** Ends of sessions, and the frames their sockets receive. */
export const ends: Part = {
  checks: SOCKET_CHECKS.ends,
  play: async (run, [one, other], judge) => {
    const { probe } = run;
    const first = await one.signIn();
    const early = await greeted(run, first.token);
    const second = await one.signIn();
    const late = await greeted(run, second.token);
    const isOpen = early.isOpen() && (await early.answers());
    judge('W28', overtakenFindings(isOpen, early.heard));
    await probe.ask('signOutUser', { path: { id: one.id } });
    await late.ended();
    judge('W27', logoutFindings(late.heard, second.token));

    const third = await one.signIn();
    const talk = await greeted(run, third.token);
    const theirs = await greeted(run, (await other.signIn()).token);
    await probe.ask('logout', {}, { actor: third.actor });
    const isOver = await talk.ended();
    const before = talk.heard.length;
    theirs.say({ method: 'SendMessage', toUserId: one.id, messageType: 'text', messageContent: `${probe.tag} too late` });
    await theirs.answers();
    const reopened = await openAt(run, third.token);
    reopened?.close();
    judge('W29', [
      ...findingUnless(isOver, 'the socket', 'closed after signing out', 'it stays open'),
      ...findingUnless(talk.heard.length === before, 'the socket', 'silent after signing out', talk.heard.at(-1)?.['method']),
    ]);
    for (const each of [early, late, talk, theirs]) each.close();
  },
};
