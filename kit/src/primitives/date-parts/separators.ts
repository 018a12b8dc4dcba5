/** Signs and words people write between the parts of a date, or between two dates. @reading R-192 */
const SIGN = String.raw`[-\u2010-\u2015\uff0d/\uff0f.\uff0e\u3002:\uff1a,\uff0c\u3001~\uff5e\u301c\sTt\u5e74\u6708\u65e5\u53f7\u865f\u65f6\u6642\u70b9\u9ede\u5206\u79d2\u81f3\u5230]`;
const ONLY = new RegExp(`^${SIGN}+$`);
const LAST = new RegExp(`\\d\\s*${SIGN}+$`);
const BETWEEN = new RegExp(`\\d${SIGN}+\\d`);

/** True for a key or text that separates parts and brings no digit. */
export const isSeparators = (text: string): boolean => ONLY.test(text);
/** True for digits with a separator behind them, as input methods and keyboards of phones bring both at once. */
export const endsPart = (text: string): boolean => LAST.test(text.normalize('NFKC'));
/** True for digits of several parts in one text. */
export const hasSeveralParts = (text: string): boolean => BETWEEN.test(text.normalize('NFKC'));
