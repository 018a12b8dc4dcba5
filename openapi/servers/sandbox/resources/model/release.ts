import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { judgeRelease, type ReleaseProblem } from '../../../../src/domains/model/index.ts';
import { CODE } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { updateRow } from '../../core/rows.ts';
import { sayIn, type SentenceLanguage } from '../../sentences/sayIn.ts';
import { listIn, parsed } from '../record/design.ts';
import { followDesign } from './entry-rights.ts';
import { modelOf, releaseText } from './lay-out.ts';
import { refuseLate } from './seen-time.ts';
import { lostFields, type LostField } from './lost-values.ts';
import { placesIn, putIntoMenu } from './menu-entry.ts';
import { MODEL_STATE, WEB_TYPE, type ModelRow, type Released } from './tables.ts';
import { keepVersion } from './version-table.ts';

type Outcome = NonNullable<OperationShapes['releaseModel']['data']>;
type Problem = NonNullable<Outcome['problems']>[number] & { message: string };

/** Sentences on a design that is not released, by its problems. @reading R-695 */
const SENTENCES: Readonly<Record<ReleaseProblem['code'], (problem: ReleaseProblem) => string>> = {
  twoOfOneKey: ({ key, label, other }) => `字段“${label}”与“${other}”的编码都是 ${key}，请修改后再发布`,
  noKey: ({ label, place }) => `字段“${label}”（${place}）没有编码，请填写后再发布`,
  wrongKey: ({ key, label }) => `字段“${label}”的编码 ${key} 不正确，只能包含字母、数字和下划线，且不能以数字开头，最多50个字符`,
  reservedKey: ({ key, label }) => `字段“${label}”的编码 ${key} 是系统保留的编码，请更换后再发布`,
  retiredKey: ({ key, label }) => `字段“${label}”的编码 ${key} 属于已停用的字段，请更换后再发布`,
  columnOfNoField: ({ label }) => `列表的列“${label}”没有对应的字段，请修改后再发布`,
  filterOfNoField: ({ label }) => `查询条件“${label}”没有对应的字段，请修改后再发布`,
  sumOfNoField: ({ label }) => `合计项“${label}”没有对应的字段，请修改后再发布`,
  orderOfNoField: ({ label }) => `排序项“${label}”没有对应的字段，请修改后再发布`,
  groupOfNoField: ({ label }) => `分组字段“${label}”不存在，请修改后再发布`,
  treeOfNoField: ({ label }) => `树形列表的字段“${label}”不存在，请修改后再发布`,
};

/** A release of a design: what stands against it, then the design itself, then the menu. @reading R-695 */
export function releaseHandlers(world: World): Handlers<'releaseModel'> {
  const { store } = world;
  return {
    releaseModel: ({ path, body, language, caller }) => {
      const row = modelOf(world, path.id);
      const late = refuseLate(world, row, body.seenTime);
      if (late) return late;
      requireDesigned(row);
      const problems = [...designProblems(row), ...lostFields(store, row).map(lostProblem)];
      const [first] = problems;
      if (first) return { code: CODE.refused, msg: first.message, data: { problems: problems.map((each) => inLanguage(language, each)) } };
      const time = Math.max(world.now(), row.lastModifyTime);
      const released = releaseText(row);
      keepVersion(world, row, { released, note: body.note ?? '', releaseTime: time }, caller);
      updateRow(store, 'model', row.id, {
        state: MODEL_STATE.released,
        released,
        releaseTime: time,
        lastModifyTime: time,
      });
      if (body.pc === 1) putIntoMenu(world, row, 'Web', placesIn(body.pcModuleParentId));
      if (body.app === 1) putIntoMenu(world, row, 'App', placesIn(body.appModuleParentId));
      const before = row.released === null ? null : (JSON.parse(row.released) as Released);
      return { msg: '发布成功', data: followDesign(world, row, before, body.follows === 1) };
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

/** Problems of the design itself; the columns of a data view are those of its interface. */
function designProblems({ webType, formData, columnData, appColumnData }: ModelRow): Problem[] {
  if (webType === WEB_TYPE.dataView) return [];
  return judgeRelease({ form: parsed(formData), list: parsed(columnData), appList: parsed(appColumnData) }).map((problem) => {
    const { code, place, key, label } = problem;
    return { code, place, key, label, message: SENTENCES[code](problem) };
  });
}

/** @reading R-234 */
const lostProblem = ({ key, label, records }: LostField): Problem => ({
  code: 'lostField',
  place: 'formData.fields',
  key,
  label,
  records,
  message: `字段“${label}”（${key}）在 ${records} 条记录中有值，请先在设计中停用该字段，再发布`,
});

/** The problem in a language; the places of its sentence hold names of the data. */
const inLanguage = (language: SentenceLanguage, problem: Problem): Problem => ({
  ...problem,
  message: sayIn(language, problem.message, 'names'),
});
