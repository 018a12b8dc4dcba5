import document from '../../../../generated/openapi.json' with { type: 'json' };
import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { parseStrictJson } from '../../../../src/guards/strict-json.ts';
import { readContract } from '../../core/contract.ts';
import { copyOf } from '../../core/copy.ts';
import { requireDesignTexts } from '../../core/http/design-text.ts';
import { Refusal } from '../../core/failure.ts';
import { violationText } from '../../core/words.ts';
import type { Store } from '../../core/store.ts';
import { isMembers, textOf } from '../record/design.ts';
import { modelWords } from './words.ts';

const EXTENSION = '.vdd';
/** Limits of a file: three texts of a design, one level of members around them. */
const LIMITS = { maxChars: 10 * 1024 * 1024, maxDepth: 4, maxNodes: 1000 };

type Body = OperationShapes['createModel']['body'];

/** Members a file takes along; ids of other records are those of the system it comes from. */
const MEMBERS = [
  'fullName',
  'enCode',
  'type',
  'webType',
  'description',
  'formData',
  'columnData',
  'appColumnData',
  'tables',
  'dbLinkId',
  'flowTemplateJson',
  'enableFlow',
  'sortCode',
  'interfaceId',
  'interfaceName',
  'interfaceParam',
] as const satisfies readonly (keyof Body)[];

/** Code of a category of designs; it travels by code, as ids differ. */
export const categoryCodeOf = (store: Store, id: string): string =>
  store.one<{ enCode: string }>('SELECT enCode FROM dictionary_entry WHERE id = ?', id)?.enCode ?? '';

const CATEGORY_SQL = `
  SELECT dictionary_entry.id FROM dictionary_entry JOIN dictionary_category ON dictionary_category.id = dictionaryTypeId
  WHERE dictionary_category.enCode = 'webDesign' AND (dictionary_entry.id = ?1 OR dictionary_entry.enCode = ?2)
  ORDER BY dictionary_entry.id = ?1 DESC LIMIT 1`;

/** Body of a model out of a file somebody else has written, judged as one that is sent. @throws Refusal which says what is wrong @reading R-269 */
export function designIn(store: Store, file: { readonly fileName: string; readonly text: string }): Body {
  if (!file.fileName.toLowerCase().endsWith(EXTENSION)) throw new Refusal('请上传 .vdd 格式的文件');
  const read = parseStrictJson(file.text, LIMITS);
  if (!read.ok || !isMembers(read.value)) throw new Refusal('文件内容不是表单设计，未写入任何数据');
  const { value } = read;
  const category = store.one<{ id: string }>(CATEGORY_SQL, textOf(value['category']), textOf(value['categoryCode']))?.id ?? '';
  const members = MEMBERS.filter((name) => Object.hasOwn(value, name)).map((name) => [name, value[name]] as const);
  const body: unknown = { ...Object.fromEntries(members), category };
  requireDesignTexts(body);
  const problems = readContract(document)
    .find(({ id }) => id === 'createModel')
    ?.checkBody(body);
  if (!problems || problems.length > 0) throw new Refusal(violationText(problems ?? [], modelWords));
  return body as Body;
}

/** The body with a code that is free: its own, or one as copies have. @reading R-131 */
export function withFreeCode(store: Store, body: Body): Body {
  const codes = new Set(store.all<{ enCode: string }>('SELECT enCode FROM model').map(({ enCode }) => enCode));
  if (!codes.has(body.enCode)) return body;
  const { fullName, enCode } = copyOf({ ...body, enabledMark: 0 }, codes);
  return { ...body, fullName, enCode };
}
