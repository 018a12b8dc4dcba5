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
const unescaped = (text: string) => text.replaceAll(/\\(.)/g, (_, char: string) => ESCAPES[char] ?? char);
const opened = (quoted: string) => unescaped(quoted.slice(1, -1));

const TEMPLATE = /`((?:[^`\\]|\\[`$\\n])*)`/y;
const PIECE = /\$\{([^{}`]*)\}|((?:[^$\\]|\$(?!\{)|\\[`$\\n])+)/y;
const sign = (text: string): Token => ({ kind: 'sign', text });

/** A template as the sum it is: its texts and, in brackets, what stands between them; null where that is no expression. */
function templateTokens(inner: string): readonly Token[] | null {
  const tokens: Token[] = [sign('('), { kind: 'text', text: '' }];
  for (let at = 0; at < inner.length; at = PIECE.lastIndex) {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(inner);
    if (!piece) return null;
    const [, expression, text = ''] = piece;
    const end = PIECE.lastIndex;
    const within = expression === undefined ? null : tokensOf(expression);
    if (expression !== undefined && within === null) return null;
    tokens.push(
      sign('+'),
      ...(within ? [sign('('), ...within.slice(0, -1), sign(')')] : [{ kind: 'text', text: unescaped(text) } as const]),
    );
    PIECE.lastIndex = end;
  }
  return [...tokens, sign(')')];
}

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
    TEMPLATE.lastIndex = at;
    const template = TEMPLATE.exec(script);
    if (template) {
      const within = templateTokens(template[1] ?? '');
      if (within === null) return null;
      tokens.push(...within);
      at += template[0].length;
      continue;
    }
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
