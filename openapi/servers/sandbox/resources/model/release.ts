import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { CODE } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { updateRow } from '../../core/rows.ts';
import { sayIn, type SentenceLanguage } from '../../sentences/sayIn.ts';
import { listIn, parsed } from '../record/design.ts';
import { modelOf, releaseText } from './lay-out.ts';
import { lostFields, type LostField } from './lost-values.ts';
import { putIntoMenu } from './menu-entry.ts';
import { MODEL_STATE, WEB_TYPE, type ModelRow } from './tables.ts';

type Problem = NonNullable<NonNullable<OperationShapes['releaseModel']['data']>['problems']>[number];

/** A release of a design: what stands against it, then the design itself, then the menu. @reading R-695 */
export function releaseHandlers(world: World): Handlers<'releaseModel'> {
  const { store } = world;
  return {
    releaseModel: ({ path, body, language }) => {
      const row = modelOf(world, path.id);
      requireDesigned(row);
      const problems = lostFields(store, row).map(lostProblem);
      const [first] = problems;
      if (first) return { code: CODE.refused, msg: first.message, data: { problems: problems.map((each) => inLanguage(language, each)) } };
      const time = Math.max(world.now(), row.lastModifyTime);
      updateRow(store, 'model', row.id, {
        state: MODEL_STATE.released,
        released: releaseText(row),
        releaseTime: time,
        lastModifyTime: time,
      });
      if (body.pc === 1) putIntoMenu(world, row, body.pcModuleParentId ?? '');
      return { msg: '发布成功' };
    },
  };
}

/** @throws Refusal where there is nothing to release yet */
function requireDesigned(row: ModelRow): void {
  if (row.webType !== WEB_TYPE.dataView && listIn(parsed(row.formData)['fields']).length === 0)
    throw new Refusal('该模型尚未设计表单，请先完成设计');
  if (row.webType === WEB_TYPE.formAndList && listIn(parsed(row.columnData)['columnList']).length === 0)
    throw new Refusal('该模型尚未设计列表，请先完成设计');
}

/** @reading R-234 */
const lostProblem = ({ key, label, records }: LostField): Problem & { message: string } => ({
  code: 'lostField',
  place: 'formData.fields',
  key,
  label,
  records,
  message: `字段“${label}”（${key}）在 ${records} 条记录中有值，请先在设计中停用该字段，再发布`,
});

/** What stands in the places of a sentence are names of the data. */
const inLanguage = (language: SentenceLanguage, problem: Problem & { message: string }): Problem => ({
  ...problem,
  message: sayIn(language, problem.message, 'names'),
});
