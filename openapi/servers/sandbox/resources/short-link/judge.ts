import { freedFields, recordProblems } from '../../../../src/rules/records/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { World } from '../../core/handlers.ts';
import type { Design, Field } from '../record/design.ts';
import type { existing } from '../record/exists.ts';
import { refuseFirst } from '../record/refuse.ts';
import { takenInStore } from '../record/taken.ts';
import { requireUnique } from '../record/write.ts';

type Members = Readonly<Record<string, unknown>>;

/** Fields of a design as far as a form of a link shows them; what may be chosen is that of the design. */
export const shownFields = (all: readonly Field[], shown: readonly Field[]): Field[] =>
  all.flatMap((field) => {
    const own = shown.find(({ key }) => key === field.key);
    return own ? [{ ...field, children: shownFields(field.children, own.children) }] : [];
  });

/** @throws Refusal with the first thing the form of a link refuses. @source forms §5 @reading R-604 */
export function requireAccepted(form: Members, fields: readonly Field[], values: Members, exists: ReturnType<typeof existing>): void {
  refuseFirst(recordProblems(fields, values, { freed: freedFields(form), exists }));
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
