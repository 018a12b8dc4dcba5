/** Forms of Chinese characters. */
export type Script = 'simplified' | 'traditional';

/** The characters of amounts and days that differ. */
const SIMPLIFIED = '贰叁陆万亿负数较';
const TRADITIONAL = '貳參陸萬億負數較';

/** A text of amounts in a script. */
export const inScript = (text: string, script: Script): string =>
  script === 'simplified'
    ? text
    : Array.from(text, (char) => (SIMPLIFIED.includes(char) ? TRADITIONAL[SIMPLIFIED.indexOf(char)] : char)).join('');
