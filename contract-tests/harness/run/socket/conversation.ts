import { SOCKET_CHECKS } from '../../plan/families/socket.ts';
import { at, listOf, textOf, wordOf, type Json } from '../../model/schema.ts';
import type { Run } from '../described/family.ts';
import { historyFindings, imageFindings, keywordFindings, onceFindings, sequenceFindings, tabFindings } from '../judges/socket.ts';
import type { OwnPerson } from '../scenarios/ownPeople.ts';
import { greeted, findingUnless, type Part } from './part.ts';
import type { Talk } from './talk.ts';

const IN_ORDER = 20;
const PAGE_SIZE = 8;
const NOBODY = '999999999999999999';
const CODE = '<b onmouseover="alert(1)">&amp;</b>';

/** Pages of the chat history of two people. */
const historyOf =
  (talk: Talk, one: OwnPerson, other: OwnPerson) =>
  (currentPage: number, more: Json = {}): Promise<Json | null> => {
    talk.say({
      method: 'MessageList',
      toUserId: other.id,
      formUserId: one.id,
      currentPage,
      pageSize: PAGE_SIZE,
      sord: 'desc',
      sort: 'desc',
      keyword: '',
      ...more,
    });
    return talk.next('messageList');
  };

/** Number of texts of another person that were not read, as the list of conversations counts them. */
async function unreadOf({ probe }: Run, actor: Awaited<ReturnType<OwnPerson['signIn']>>['actor'], from: OwnPerson): Promise<number> {
  const { data } = await probe.ask('listConversations', {}, { actor });
  const row = listOf(at(data, 'list')).find((each) => at(each, 'id') === from.id);
  return Number(at(row, 'unreadMessage') ?? 0);
}

/** Chat between two people. @source shell §5 */
export const conversation: Part = {
  checks: SOCKET_CHECKS.conversation,
  play: async (run, [one, other], judge) => {
    const { probe } = run;
    const [mine, theirs] = [await one.signIn(), await other.signIn()];
    const [talk, heard] = [await greeted(run, mine.token), await greeted(run, theirs.token)];
    const send = (messageContent: unknown, messageType = 'text', toUserId = other.id): void =>
      talk.say({ method: 'SendMessage', toUserId, messageType, messageContent });
    /** Waits until both sockets answer, so that every frame sent before has been received. */
    const settle = async (): Promise<boolean> => (await talk.answers()) && (await heard.answers());

    const first = `${probe.tag} 契约`;
    send(first);
    send(CODE);
    const numbered = Array.from({ length: IN_ORDER }, (_, index) => `${probe.tag} ${index}.`);
    for (const each of numbered) send(each);
    await settle();
    judge('W15', onceFindings(heard.heard, 'receiveMessage', first));
    judge('W16', onceFindings(talk.heard, 'sendMessage', first));
    judge('W19', onceFindings(heard.heard, 'receiveMessage', CODE));
    judge('W17', sequenceFindings(heard.heard, 'receiveMessage', numbered));

    const page = historyOf(talk, one, other);
    const pages: (Json | null)[] = [];
    const total = IN_ORDER + 2;
    for (let at = 1; at <= Math.ceil(total / PAGE_SIZE); at += 1) pages.push(await page(at));
    const oldest = await page(1, { sord: 'asc', sort: 'asc' });
    const word = numbered.at(-1) ?? '';
    judge('W22', [
      ...historyFindings(pages, oldest, { pageSize: PAGE_SIZE, total }),
      ...keywordFindings(await page(1, { keyword: word }), word),
    ]);

    const before = await unreadOf(run, theirs.actor, one);
    heard.close();
    await heard.ended();
    const back = await greeted(run, theirs.token);
    const after = await unreadOf(run, theirs.actor, one);
    judge(
      'W24',
      findingUnless(
        before > 0 && after === before,
        'unreadMessage of listConversations',
        `${before || 'more than none'} after connecting again`,
        after,
      ),
    );
    back.say({ method: 'UpdateReadMessage', formUserId: one.id });
    await back.answers();
    const read = await unreadOf(run, theirs.actor, one);
    const states = listOf((await page(1))?.['list']).map((row) => wordOf(at(row, 'state')));
    judge('W23', [
      ...findingUnless(read === 0, 'unreadMessage of listConversations', '0 after reading', read),
      ...findingUnless(
        states.every((state) => state === '1' || state === ''),
        'messageList.list[].state of the sender',
        '1, read',
        states,
      ),
    ]);

    const stored = await probe.ask(
      'uploadFile',
      { path: { type: 'IM' }, file: { name: `${probe.tag}.gif`, text: `GIF89a\u0001\0\u0001\0\0\0\0;${probe.tag}` } },
      { actor: mine.actor },
    );
    const image = { name: textOf(at(stored.data, 'name')), width: 1, height: 1 };
    send(image, 'image');
    await talk.answers();
    await back.answers();
    judge(
      'W18',
      imageFindings(
        back.heard.findLast((frame) => frame['method'] === 'receiveMessage' && frame['messageType'] === 'image') ?? null,
        image,
      ),
    );
    send('');
    judge('W20', findingUnless(await talk.answers(), 'the socket', 'answering after an empty text', 'it does not answer'));
    send(`${first} nobody`, 'text', NOBODY);
    const isAlive = await talk.answers();
    const echoes = talk.heard.filter((frame) => frame['toUserId'] === NOBODY).length;
    judge('W21', [
      ...findingUnless(isAlive, 'the socket', 'answering after a text to nobody', 'it does not answer'),
      ...findingUnless(echoes === 0, 'sendMessage', 'no echo of a text to nobody', `${echoes}`),
    ]);

    const tab = await greeted(run, theirs.token);
    const twice = `${probe.tag} two tabs`;
    send(twice);
    await talk.answers();
    await Promise.all([back.answers(), tab.answers()]);
    judge('W32', tabFindings([back.heard, tab.heard], twice));
    for (const each of [talk, back, tab]) each.close();
  },
};
