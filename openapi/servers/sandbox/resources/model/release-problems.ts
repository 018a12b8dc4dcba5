import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { createNodeIds, kindNameOf, labelOf, openDesign, problemPlace, problemsOf } from '../../../../src/domains/design/index.ts';
import type { DesignProblem, DesignTexts, ErrorCode, UseKind } from '../../../../src/domains/design/index.ts';
import type { ModelRow } from './tables.ts';

type Outcome = NonNullable<OperationShapes['releaseModel']['data']>;
/** A problem a design is not released with, and its sentence. */
export type ReleaseProblem = NonNullable<Outcome['problems']>[number] & { message: string };

/** Names and labels of a problem, and its place in the design. */
interface Words {
  readonly label: string;
  readonly key: string;
  readonly other: string;
  readonly place: string;
  /** Label of the control it is found at; its place where that is none. */
  readonly owner: string;
  readonly as: UseKind;
  readonly fields: readonly string[];
}

/** Sentences on a place that names no field, by what the field is for there. */
const NO_SUCH_FIELD: Readonly<Record<UseKind, (words: Words) => string>> = {
  attribute: ({ owner, key }) => `“${owner}”取值的字段“${key}”不存在，请修改后再发布`,
  code: ({ owner, key }) => `“${owner}”取值的字段“${key}”不存在，请修改后再发布`,
  follows: ({ owner, key }) => `“${owner}”联动的字段“${key}”不存在，请修改后再发布`,
  parameter: ({ owner, key }) => `“${owner}”的参数引用的字段“${key}”不存在，请修改后再发布`,
  dateLimit: ({ owner, key }) => `“${owner}”的时间范围引用的字段“${key}”不存在，请修改后再发布`,
  formula: ({ owner, key }) => `“${owner}”的公式引用的字段“${key}”不存在，请修改后再发布`,
  sum: ({ owner, key }) => `子表合计“${owner}”的列“${key}”不存在，请修改后再发布`,
  rule: ({ key }) => `表单规则引用的字段“${key}”不存在，请修改后再发布`,
  column: ({ label }) => `列表的列“${label}”没有对应的字段，请修改后再发布`,
  filter: ({ label }) => `查询条件“${label}”没有对应的字段，请修改后再发布`,
  order: ({ label }) => `排序项“${label}”没有对应的字段，请修改后再发布`,
  group: ({ label }) => `分组字段“${label}”不存在，请修改后再发布`,
  parent: ({ label }) => `树形列表的字段“${label}”不存在，请修改后再发布`,
  leftTree: ({ label }) => `树形列表的字段“${label}”不存在，请修改后再发布`,
  listSum: ({ label }) => `合计项“${label}”没有对应的字段，请修改后再发布`,
  condition: ({ label }) => `数据过滤条件“${label}”没有对应的字段，请修改后再发布`,
  import: ({ label }) => `导入模板的字段“${label}”不存在，请修改后再发布`,
  flow: ({ label }) => `流程引用的字段“${label}”不存在，请修改后再发布`,
};

/** Sentences on a design that is not released, by its problems. @reading R-695 */
const SENTENCES: Readonly<Record<ErrorCode, (words: Words) => string>> = {
  emptyForm: () => '该模型尚未设计表单，请先完成设计',
  emptyList: () => '该模型尚未设计列表，请先完成设计',
  keyEmpty: ({ label, place }) => `字段“${label}”（${place}）没有编码，请填写后再发布`,
  keyNoName: ({ label, key }) => `字段“${label}”的编码 ${key} 不正确，只能包含字母、数字和下划线，且以字母开头，请修改后再发布`,
  keyTooLong: ({ label, key }) => `字段“${label}”的编码 ${key} 过长，最多50个字符，请修改后再发布`,
  keyReserved: ({ label, key }) => `字段“${label}”的编码 ${key} 是系统保留的编码，请更换后再发布`,
  keyTwice: ({ label, other, key }) => `字段“${label}”与“${other}”的编码都是 ${key}，请修改后再发布`,
  keyRetired: ({ label, key }) => `字段“${label}”的编码 ${key} 属于已停用的字段，请更换后再发布`,
  noSuchField: (words) => NO_SUCH_FIELD[words.as](words),
  circle: ({ fields }) => `字段“${fields.join('、')}”互相依赖，形成循环，请修改后再发布`,
  noModel: ({ label }) => `“${label}”没有选择关联的表单，请选择后再发布`,
  noInterface: ({ label }) => `“${label}”没有选择数据接口，请选择后再发布`,
  noColumns: ({ label }) => `“${label}”没有设置显示的列，请设置后再发布`,
  noNumberRule: ({ label }) => `“${label}”没有选择单据规则，请选择后再发布`,
  noOptions: ({ label }) => `“${label}”没有选项，请设置后再发布`,
  wrongPlace: ({ label }) => `控件“${label}”不能放在这里，请移动后再发布`,
  groupWithoutField: () => '分组列表没有选择分组字段，请选择后再发布',
  parentWithoutField: () => '树形列表没有选择父级字段，请选择后再发布',
  treeWithoutSource: () => '左侧树没有选择关联字段，请选择后再发布',
};
const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(SENTENCES, code);

const texts = ({ formData, columnData, appColumnData, tables, flowTemplateJson }: ModelRow): DesignTexts => ({
  formData,
  columnData,
  appColumnData,
  tables,
  flowTemplateJson,
});

/** Problems of the design itself a release is refused with: the errors of the judge that designers have too. @reading R-695 */
export function designProblems(row: ModelRow): ReleaseProblem[] {
  const { fullName, enCode, category, webType, type, sortCode, description, dbLinkId } = row;
  const facts = { fullName, enCode, category, webType, type, enableFlow: row.enableFlow === 1, sortCode, description, dbLinkId };
  const { document } = openDesign(facts, texts(row), createNodeIds());
  const labelOfOwner = ({ owner }: DesignProblem): string => {
    const node = typeof owner === 'object' ? document.tree.nodes.get(owner.node) : undefined;
    return node ? labelOf(node) || kindNameOf(node) : '';
  };
  return problemsOf(document).flatMap((problem): readonly ReleaseProblem[] => {
    const { code, values } = problem;
    if (!isErrorCode(code)) return [];
    const text = (name: string): string => String(values[name] ?? '');
    const place = problemPlace(document, problem);
    const key = text('key') || text('field');
    const label = text('label') || key;
    const { fields = [] } = values;
    const message = SENTENCES[code]({
      label,
      key,
      other: text('other'),
      place,
      owner: labelOfOwner(problem) || place,
      as: values['as'] as UseKind,
      fields: Array.isArray(fields) ? fields : [],
    });
    return [{ code, place, key, label, message }];
  });
}
