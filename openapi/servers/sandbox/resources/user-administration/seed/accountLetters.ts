/** The first character of every initial in the order of pinyin, and that initial. */
const FIRST_CHARACTERS = Array.from('阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀');
const INITIALS = 'ABCDEFGHJKLMNOPQRSTWXYZ';

const byPinyin = new Intl.Collator('zh-Hans-u-co-pinyin');
const known = new Map<string, string>();

/** Letters of an account in the seed, by the order of characters: accounts that stand in data folders stay what they are. */
export const accountLettersOf = (name: string): string => Array.from(name, initialOf).join('');

function initialOf(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const isHan = /\p{Script=Han}/u.test(character);
  const place = isHan ? FIRST_CHARACTERS.findLastIndex((first) => byPinyin.compare(character, first) >= 0) : -1;
  const initial = place < 0 ? character.toUpperCase() : INITIALS.charAt(place);
  known.set(character, initial);
  return initial;
}
