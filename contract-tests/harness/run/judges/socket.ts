import { at, isJson, listOf, textOf, wordOf, type Json } from '../../model/schema.ts';
import type { Finding } from '../described/ledger.ts';
import { finding, shown } from './values.ts';

type Frames = readonly Json[];
const of = (heard: Frames, method: string): Json[] => heard.filter((frame) => frame['method'] === method);

/** Text of a chat frame, for its sender and its receiver alike. */
export const contentOf = (frame: Json | null | undefined): string => wordOf(frame?.['formMessage']) || wordOf(frame?.['toMessage']);

/** Findings of a text that was not received exactly once. @source shell §5 */
export function onceFindings(heard: Frames, method: string, content: string): Finding[] {
  const count = of(heard, method).filter((frame) => contentOf(frame) === content).length;
  return count === 1 ? [] : [finding(method, `"${content}" once`, count === 0 ? 'not at all' : `${count} times`)];
}

/** Findings of texts that were received in another order, or with others between them. */
export function sequenceFindings(heard: Frames, method: string, sent: readonly string[]): Finding[] {
  const wanted = new Set(sent);
  const came = of(heard, method)
    .map(contentOf)
    .filter((text) => wanted.has(text));
  const place = sent.findIndex((text, index) => came[index] !== text);
  if (place === -1 && came.length === sent.length) return [];
  return [
    finding(
      `${method}[${place === -1 ? sent.length : place}]`,
      sent[place] ?? 'no further one',
      came[place === -1 ? sent.length : place] ?? 'nothing',
    ),
  ];
}

/** Equivalent members of the counting call and of the first frame. @source shell §4 */
const TOTALS = [
  ['unReadNotice', 'unreadNoticeCount'],
  ['unReadMsg', 'unreadMessageCount'],
  ['unReadSystemMsg', 'unreadSystemMessageCount'],
  ['unReadSchedule', 'unreadScheduleCount'],
] as const;

/** Findings of a first frame whose counts differ from those of the call; a frame may leave out some, not all. */
export function totalFindings(init: Json | null, counts: unknown): Finding[] {
  const both = TOTALS.filter(([, member]) => (init?.[member] ?? null) !== null);
  if (both.length === 0) return [finding('initMessage', 'counts of what is unread', init === null ? 'no frame' : 'none')];
  return both.flatMap(([name, member]) => {
    const count = at(counts, name);
    return wordOf(init?.[member]) === wordOf(count)
      ? []
      : [finding(`initMessage.${member}`, `${wordOf(count)}, as the call says`, init?.[member])];
  });
}

/** Findings of the pages of a history: newest first, and reversed where the order is. @source shell §5 */
export function historyFindings(
  pages: readonly (Json | null)[],
  oldest: Json | null,
  { pageSize, total }: { pageSize: number; total: number },
): Finding[] {
  const rows = pages.map((page) => listOf(page?.['list']));
  const ids = rows.flat().map((row) => wordOf(at(row, 'id')));
  const first = wordOf(at(listOf(oldest?.['list']), 0, 'id'));
  return [
    ...pages.flatMap((page, index) => {
      const actual = at(page, 'pagination', 'total');
      return actual === total
        ? []
        : [finding(`messageList.pagination.total of page ${index + 1}`, String(total), page === null ? 'no frame' : actual)];
    }),
    ...rows
      .slice(0, -1)
      .flatMap((each, index) =>
        each.length === pageSize ? [] : [finding(`messageList.list of page ${index + 1}`, `${pageSize} rows`, `${each.length} rows`)],
      ),
    ...(new Set(ids).size === ids.length ? [] : [finding('messageList.list', 'no row twice', 'a row twice')]),
    ...(ids.length === total ? [] : [finding('messageList.list of all pages', `${total} rows`, `${ids.length} rows`)]),
    ...(first !== '' && first === ids.at(-1)
      ? []
      : [finding('messageList.list[0] in rising order', `the oldest, ${ids.at(-1) ?? 'none'}`, first || 'none')]),
  ];
}

/** Findings of rows that do not match the keyword, or too many of them. */
export function keywordFindings(frame: Json | null, keyword: string): Finding[] {
  const rows = listOf(frame?.['list']);
  const others = rows.filter((row) => !textOf(at(row, 'content')).includes(keyword));
  if (rows.length === 0)
    return [finding(`messageList.list for "${keyword}"`, 'the text it was taken from', frame === null ? 'no frame' : 'no rows')];
  return others.length === 0 ? [] : [finding(`messageList.list for "${keyword}"`, 'rows with the word', others[0])];
}

/** Findings of an image message without name, width, height or path. @source shell §5 */
export function imageFindings(frame: Json | null, image: { name: string; width: number; height: number }): Finding[] {
  const message: unknown = frame?.['formMessage'];
  const content = typeof message === 'string' ? parse(message) : message;
  if (!isJson(content))
    return [finding('receiveMessage.formMessage', 'name, width, height and path', frame === null ? 'no frame' : message)];
  return [
    ...(['name', 'width', 'height'] as const).flatMap((name) =>
      wordOf(content[name]) === String(image[name])
        ? []
        : [finding(`receiveMessage.formMessage.${name}`, String(image[name]), content[name])],
    ),
    ...(textOf(content['path']) === '' ? [finding('receiveMessage.formMessage.path', 'an address', content['path'])] : []),
  ];
}

/** Findings of pushes with a title: receivers, number, kind. @source shell §4 */
export function pushFindings(heard: Frames, title: string, kind: number | null): Finding[] {
  const came = of(heard, 'messagePush').filter((frame) => wordOf(frame['title']).includes(title));
  if (kind === null) return came.length === 0 ? [] : [finding('messagePush', `nothing of ${title}`, came[0])];
  if (came.length !== 1) return [finding('messagePush', `${title} once`, came.length === 0 ? 'not at all' : `${came.length} times`)];
  const messageType = came[0]?.['messageType'];
  return messageType === undefined || messageType === null || wordOf(messageType) === String(kind)
    ? []
    : [finding('messagePush.messageType', String(kind), messageType)];
}

/** Findings of an end of a session: no logout frame, or one with another token. @source shell §4 */
export function logoutFindings(heard: Frames, token: string): Finding[] {
  const frame = of(heard, 'logout').at(-1);
  if (!frame) return [finding('logout', 'a frame', 'none')];
  const bare = (text: string): string => text.replace(/^bearer\s+/i, '');
  return bare(wordOf(frame['token'])) === bare(token)
    ? []
    : [finding('logout.token', 'the own token', frame['token'] === undefined ? 'none' : 'another one')];
}

/** Findings of a first socket after a second sign-in: it stays open or receives the reason. */
export const overtakenFindings = (isOpen: boolean, heard: Frames): Finding[] =>
  isOpen || of(heard, 'logout').length + of(heard, 'closeSocket').length > 0
    ? []
    : [finding('the first socket', 'open, or told logout', 'closed without a word')];

/** Codes a socket is closed with when something went wrong on the way, or without a reason. */
const ABNORMAL = 1006;

/** Findings of an oversized frame: the socket may close, with a code. */
export const endFindings = (isAnswering: boolean, closeCode: number | null): Finding[] =>
  isAnswering || (closeCode !== null && closeCode !== ABNORMAL)
    ? []
    : [finding('the socket', 'answering, or closed with a code', closeCode === null ? 'open and silent' : `closed with ${ABNORMAL}`)];

/** Findings of several tabs: at least one receives the text, none twice. */
export function tabFindings(tabs: readonly Frames[], content: string): Finding[] {
  const counts = tabs.map((heard) => of(heard, 'receiveMessage').filter((frame) => contentOf(frame) === content).length);
  return counts.some((count) => count === 1) && counts.every((count) => count <= 1)
    ? []
    : [finding('receiveMessage in each tab', 'once, in one at least', shown(counts))];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
