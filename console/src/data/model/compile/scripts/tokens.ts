/** A word, a sign, a text or a number of a script. */
export interface Token {
  readonly kind: 'name' | 'sign' | 'text' | 'number' | 'end';
  readonly text: string;
}

/** Longest script that is read. */
const MOST_CHARS = 4_000;
const SPACE = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const TOKEN =
  /([A-Za-z_$][\w$]*)|(\d+(?:\.\d+)?)|('(?:[^'\\\n]|\\['"\\n])*'|"(?:[^"\\\n]|\\['"\\n])*")|(===|!==|=>|==|!=|<=|>=|&&|\|\||\?\?|[-+*/%!<>=?:,.;(){}[\]])/y;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n' };
const opened = (quoted: string) => quoted.slice(1, -1).replaceAll(/\\(.)/g, (_, char: string) => ESCAPES[char] ?? char);

/** Tokens of a script without its comments; null where it holds anything else, or is too long. */
export function tokensOf(script: string): readonly Token[] | null {
  if (script.length > MOST_CHARS) return null;
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    SPACE.exec(script);
    at = SPACE.lastIndex;
    if (at >= script.length) return [...tokens, { kind: 'end', text: '' }];
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(script);
    if (!found) return null;
    const [whole, name, number, text] = found;
    at += whole.length;
    if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (text !== undefined) tokens.push({ kind: 'text', text: opened(text) });
    else tokens.push({ kind: 'sign', text: whole });
  }
}
