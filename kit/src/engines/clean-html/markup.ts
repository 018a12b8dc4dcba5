/** A tag as it stands in a text; places are those of the text. */
export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly startsAt: number;
  /** After its last character. */
  readonly endsAt: number;
  /** Places at which names of its attributes begin and end. */
  readonly attributes: readonly (readonly [from: number, to: number])[];
}

const LETTER = /[a-z]/i;
const BLANK = /\s/;

/**
 * The tags of a text in their order, in one pass and without a parser: what a script or a comment holds counts too. Nothing
 * is made safe here; this only counts and cuts.
 */
export function* tagsOf(html: string): Generator<Tag> {
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const tag = tagAt(html, at);
    // What never ends is no tag, and nothing after it is one either.
    if (tag === 'open') return;
    if (tag) yield tag;
    at = tag ? tag.endsAt : at + 1;
  }
}

function tagAt(html: string, startsAt: number): Tag | 'open' | null {
  const isEnd = html.charAt(startsAt + 1) === '/';
  const nameAt = startsAt + (isEnd ? 2 : 1);
  if (!LETTER.test(html.charAt(nameAt))) return null;
  const nameEnd = wordEnd(html, nameAt, '');
  const attributes: (readonly [number, number])[] = [];
  let at = nameEnd;
  while (at < html.length) {
    const char = html.charAt(at);
    if (char === '>') return { name: html.slice(nameAt, nameEnd).toLowerCase(), isEnd, startsAt, endsAt: at + 1, attributes };
    if (BLANK.test(char) || char === '/') {
      at += 1;
      continue;
    }
    const attributeEnd = Math.max(at + 1, wordEnd(html, at, '='));
    attributes.push([at, attributeEnd]);
    at = afterValue(html, attributeEnd);
  }
  return 'open';
}

/** The end of a name: a blank, a stroke, a bracket, or one of `stops`. */
function wordEnd(html: string, from: number, stops: string): number {
  let at = from;
  while (at < html.length && !BLANK.test(html.charAt(at)) && !`/>${stops}`.includes(html.charAt(at))) at += 1;
  return at;
}

const skipBlanks = (html: string, from: number): number => {
  let at = from;
  while (at < html.length && BLANK.test(html.charAt(at))) at += 1;
  return at;
};

/** Behind the value of an attribute whose name ends at `from`, if it has one. */
function afterValue(html: string, from: number): number {
  const equalsAt = skipBlanks(html, from);
  if (html.charAt(equalsAt) !== '=') return equalsAt;
  const valueAt = skipBlanks(html, equalsAt + 1);
  const quote = html.charAt(valueAt);
  if (quote === '"' || quote === "'") {
    const closesAt = html.indexOf(quote, valueAt + 1);
    return closesAt === -1 ? html.length : closesAt + 1;
  }
  let at = valueAt;
  while (at < html.length && !BLANK.test(html.charAt(at)) && html.charAt(at) !== '>') at += 1;
  return at;
}
