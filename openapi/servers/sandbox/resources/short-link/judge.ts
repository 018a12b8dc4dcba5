import { Refusal } from '../../core/failure.ts';
import type { World } from '../../core/handlers.ts';
import { isMembers, listIn, membersOf, textOf, type Design, type Field } from '../record/design.ts';
import { takenInStore } from '../record/taken.ts';
import { requireUnique } from '../record/write.ts';

type Members = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Somebody sees the field, so it can be filled in. @source forms §5 */
const isSeen = ({ config }: Field): boolean => {
  const { noShow, visibility } = config;
  return noShow !== true && (!Array.isArray(visibility) || visibility.includes('pc'));
};

/** Fields that a rule of the design may hide, or free from having to be filled in. */
const ruledFields = (form: Members): ReadonlySet<string> =>
  new Set(
    listIn(form['milepostRules'])
      .flatMap((rule) => [...listIn(membersOf(rule)['then']), ...listIn(membersOf(rule)['otherwise'])])
      .filter(isMembers)
      .filter((effect) => ['show', 'require', 'disable'].includes(textOf(effect['do'])))
      .map((effect) => textOf(effect['field'])),
  );

function firstMissing(fields: readonly Field[], values: Members, isLeft: (field: Field) => boolean): string | null {
  for (const field of fields.filter(isSeen)) {
    const value = values[field.key];
    if (field.config['required'] === true && !isLeft(field) && isEmpty(value)) return field.label;
    if (field.kind !== 'table') continue;
    for (const [at, row] of listIn(value).entries()) {
      const missing = firstMissing(field.children, membersOf(row), () => false);
      if (missing !== null) return `${field.label}第${at + 1}行的${missing}`;
    }
  }
  return null;
}

/** @throws Refusal naming the first field that has to be filled in and is not */
export function requireFilled(form: Members, fields: readonly Field[], values: Members): void {
  const ruled = ruledFields(form);
  const missing = firstMissing(fields, values, ({ key }) => ruled.has(key));
  if (missing !== null) throw new Refusal(`${missing}不能为空`);
}

const NOT_TAKEN = '提交未被接受，请检查填写的内容，或联系发送者';

/**
 * A value that may not repeat is refused, and a stranger is not told which one somebody else has.
 * @throws Refusal
 * @reading R-968
 */
export function requireOwn(world: World, modelId: string, design: Design, values: Members): void {
  try {
    requireUnique(takenInStore(world, modelId), design, values, null);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(NOT_TAKEN) : error;
  }
}
