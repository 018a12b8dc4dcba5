/** Words of a refusal that says that a value is somebody else's already. */
export const TAKEN = /已存在|已被使用|重复|重複|exist|duplicate|in use|taken/i;
const ADDRESS = /地址|\baddress\b/i;
const CODE = /编码|編碼|代码|\bcode\b|encode/i;
const NAME = /名称|名稱|\bname\b|fullname/i;

/**
 * The field of a draft of which the server says that its value is taken: it is marked in place of a message. Null where the
 * server says something else, or the draft has no such field.
 * @source admin §8 @reading R-441
 */
export function duplicateField(words: string, draft: object): 'enCode' | 'fullName' | 'urlAddress' | null {
  if (!TAKEN.test(words)) return null;
  // The sentence names whose address it is, and a name may hold any word.
  if (ADDRESS.test(words) && 'urlAddress' in draft) return 'urlAddress';
  const field = CODE.test(words) ? 'enCode' : NAME.test(words) ? 'fullName' : null;
  return field !== null && field in draft ? field : null;
}
