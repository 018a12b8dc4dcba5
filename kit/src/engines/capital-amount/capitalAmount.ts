const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];
/** More than 15 digits before the point. */
const LIMIT = 1e15;

/** Four digits as words, with one zero for a gap within them. */
function groupWords(group: string): string {
  let words = '';
  let gap = false;
  group.split('').forEach((digit, at) => {
    if (digit === '0') gap = words !== '';
    else {
      words += (gap ? '零' : '') + DIGITS[Number(digit)] + PLACES[group.length - 1 - at];
      gap = false;
    }
  });
  return words;
}

function wholeWords(whole: string): string {
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 4) groups.unshift(whole.slice(Math.max(0, end - 4), end));
  let words = '';
  groups.forEach((group, at) => {
    const said = groupWords(group);
    if (said === '') return;
    // A zero before a group that does not fill its first place, once something stands before it.
    words += (words !== '' && (group.startsWith('0') || words.endsWith('零')) ? '零' : '') + said + unitOf(groups, at);
  });
  return words;
}

/** Ten thousand times a hundred million is said once where hundreds of millions follow. */
const unitOf = (groups: readonly string[], at: number): string => {
  const place = groups.length - 1 - at;
  return place === 3 && Number(groups[at + 1]) > 0 ? '万' : (GROUPS[place] ?? '');
};

/** An amount of yuan as it is written on paper: 218760 gives 贰拾壹万捌仟柒佰陆拾元整; empty for what is no number. @source forms §5 */
export function capitalAmount(yuan: number): string {
  if (!Number.isFinite(yuan)) return '';
  if (Math.abs(yuan) >= LIMIT) return '数字较大溢出';
  const [whole = '0', cents = '00'] = Math.abs(yuan).toFixed(2).split('.');
  const jiao = Number(cents[0]);
  const fen = Number(cents[1]);
  const sum = whole === '0' ? '' : `${wholeWords(whole)}元`;
  const small = [jiao > 0 ? `${DIGITS[jiao]}角` : fen > 0 && sum !== '' ? '零' : '', fen > 0 ? `${DIGITS[fen]}分` : ''].join('');
  if (sum === '' && small === '') return '零元整';
  return `${yuan < 0 ? '负数' : ''}${sum}${small}${fen > 0 ? '' : '整'}`;
}
