const TAKEN = /已存在|已被使用|重复|重複|exist|duplicate|in use|taken/i;
const CODE = /编码|編碼|代码|\bcode\b|encode/i;
const NAME = /名称|名稱|\bname\b|fullname/i;

/** The field of which the server says that its value is taken; null where it says something else. @source admin §8 @reading R-441 */
export function duplicateField(words: string): 'enCode' | 'fullName' | null {
  if (!TAKEN.test(words)) return null;
  return CODE.test(words) ? 'enCode' : NAME.test(words) ? 'fullName' : null;
}
