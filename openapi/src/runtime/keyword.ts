import { readKeyword } from '../guards/typed-text.ts';

/** Longest keyword that is sent, in characters; nothing is called by more. @reading R-936 */
const KEYWORD_MOST_CHARS = 200;

type Values = Readonly<Record<string, unknown>>;

function shortened<Given extends Values | undefined>(values: Given): Given {
  const keyword: unknown = values?.['keyword'];
  // Half a pair is no character: the cut goes by code points.
  if (typeof keyword !== 'string') return values;
  const read = readKeyword(keyword);
  if (read === keyword && keyword.length <= KEYWORD_MOST_CHARS) return values;
  return { ...values, keyword: Array.from(read).slice(0, KEYWORD_MOST_CHARS).join('') };
}

/**
 * Arguments of a question with its keyword as it is meant, and as long as one may be; a write keeps what it is called with.
 * @reading R-407
 */
export const withReadKeyword = <Args extends { readonly query?: Values; readonly body?: Values }>(args: Args): Args => ({
  ...args,
  query: shortened(args.query),
  body: shortened(args.body),
});
