/** Copy as it came, cut down to what is read: comments, programs and data of programs are gone, its style rules beside it. */
export interface CutMarkup {
  readonly html: string;
  /** Text of its style elements. */
  readonly rules: string;
}

/** Takes every part between two signs out, in one pass; one that never ends stays for the parser. */
function takeOut(html: string, begin: RegExp, end: RegExp): readonly [rest: string, taken: readonly string[]] {
  const taken: string[] = [];
  let rest = '';
  let from = 0;
  for (;;) {
    begin.lastIndex = from;
    const begins = begin.exec(html);
    if (!begins) break;
    end.lastIndex = begin.lastIndex;
    const ends = end.exec(html);
    if (!ends) break;
    taken.push(html.slice(begin.lastIndex, ends.index));
    rest += html.slice(from, begins.index);
    from = end.lastIndex;
  }
  return [rest + html.slice(from), taken];
}

/** Cuts a copy down before anything parses it. Parts of Word that stand in comments are drawn a second time outside of them. */
export function cutMarkup(copy: string): CutMarkup {
  const [withoutRules, rules] = takeOut(copy, /<style\b[^>]*>/gi, /<\/style\s*>/gi);
  const [withoutComments] = takeOut(withoutRules, /<!--/g, /-->/g);
  const [withoutData] = takeOut(withoutComments, /<xml\b[^>]*>/gi, /<\/xml\s*>/gi);
  const [html] = takeOut(withoutData, /<(?:script|title)\b[^>]*>/gi, /<\/(?:script|title)\s*>/gi);
  return { html, rules: rules.join('\n') };
}
