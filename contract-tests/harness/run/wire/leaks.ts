/** Texts an answer must never show to people: how the server is built. */
const LEAKS: readonly { name: string; expression: RegExp }[] = [
  { name: 'a stack trace', expression: /^\s*at .+[(:].+:\d+|\bat [\w$.]+\([\w.]+:\d+\)|Traceback \(most recent call last\)/m },
  { name: 'the name of an exception', expression: /\b(?:[a-z]\w*\.){1,}[A-Z]\w*(?:Exception|Error)\b|\b[A-Z]\w+Exception\b/ },
  {
    name: 'SQL',
    expression:
      /\bSQLSTATE\b|\bSQLITE_[A-Z]+|\bORA-\d{5}|\bselect\b.+\bfrom\b.+|\binsert\s+into\b|\bupdate\b.+\bset\b.+=|\bdelete\s+from\b/i,
  },
  { name: 'a path of the server', expression: /(?:^|[\s"'(])(?:\/(?:home|usr|var|opt|root|app|srv)\/[\w./-]+|[A-Z]:\\[\w\\.-]+)/ },
];

/** Names of what leaks in a text; empty for a sentence a person may read. */
export const leaksIn = (text: string): string[] => LEAKS.filter(({ expression }) => expression.test(text)).map(({ name }) => name);
