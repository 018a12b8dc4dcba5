const MESSAGE_MAX_CHARS = 200;

/** Words of a machine's inside: stack frames, class names of exceptions, statements and codes of databases. */
const INTERNALS =
  /\bat [\w$.<>]+\s?\(|\b\w*(Exception|Error):|\bException\b|NullPointer|\b(java|javax|org|com|System|Microsoft)\.\w+\.\w+|\bSQLSTATE\b|\bORA-\d|\bselect\s.+\sfrom\s+\S+(\s+where\s|;|$)|\binsert\s+into\s+\S+\s*\(|\bupdate\s+\S+\s+set\s+\S+\s*=|\bdelete\s+from\s+\S+(\s+where\s|;|$)/i;

/** Control characters, and those that turn the direction of text. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The server's sentence as plain text for the reader: its first line, at most 200 characters. Empty when it is no text, or
 * shows the inside of the server; the caller then shows the default sentence.
 * @source shell §8 @reading R-010
 */
export function readableMessage(msg: unknown): string {
  if (typeof msg !== 'string' || msg === '' || INTERNALS.test(msg)) return '';
  const [firstLine = ''] = msg.trim().split(/[\r\n]/, 1);
  return Array.from(firstLine.replace(INVISIBLE, '').trim()).slice(0, MESSAGE_MAX_CHARS).join('');
}
