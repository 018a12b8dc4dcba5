import { hasHiddenCharacters } from '../../../src/guards/typed-text.ts';
import { Refusal } from './failure.ts';

/** Members that hold what people are called by, search for and sign in with. */
const NAMED: ReadonlySet<string> = new Set([
  'fullName',
  'enCode',
  'account',
  'realName',
  'nickName',
  'mobilePhone',
  'telePhone',
  'landline',
  'email',
  'title',
  'sysName',
  'urlAddress',
  'certificatesNumber',
]);

/** Sentence for a text that shows otherwise than it is. @reading R-407 */
export const hiddenText = (field: string): string => `${field} 含有看不见的字符，请删除后重试`;

/** @throws Refusal naming the first member of a body that holds characters nobody sees or that turn what follows. @reading R-407 */
export function refuseHidden(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [name, value] of Object.entries(body))
    if (NAMED.has(name) && typeof value === 'string' && hasHiddenCharacters(value)) throw new Refusal(hiddenText(name));
}
