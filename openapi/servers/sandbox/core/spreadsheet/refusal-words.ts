import type { ValueRefusal, ValueWarning } from '@milepost/kit/forms/values';

/** Limits a sentence names. */
export interface NamedLimits {
  readonly min?: number | string;
  readonly max?: number | string;
  readonly precision?: number;
}

/** Sentence for a cell that is no value of its column: which column, what is wrong. */
export function refusalWords(label: string, refusal: ValueRefusal, limits: object = {}): string {
  const { min, max, precision }: NamedLimits = limits;
  switch (refusal.kind) {
    case 'notNumber':
      return `${label}应为数字`;
    case 'tooPrecise':
      return precision === undefined || precision === 0 ? `${label}应为整数` : `${label}最多保留${String(precision)}位小数`;
    case 'offStep':
      return `${label}不在可选的刻度上`;
    case 'belowMin':
      return `${label}不能小于${String(min)}`;
    case 'aboveMax':
      return `${label}不能大于${String(max)}`;
    case 'dateNotNumber':
      return `${label}应为数字，单元格是日期`;
    case 'notDate':
      return `${label}不是有效的日期`;
    case 'notTime':
      return `${label}不是有效的时间`;
    case 'notRange':
      return `${label}应为“开始 至 结束”`;
    case 'turned':
      return `${label}的结束不能早于或小于开始`;
    case 'notSwitch':
      return `${label}只能为开或关`;
    case 'notColor':
      return `${label}不是有效的颜色`;
    case 'noOption':
      return `${label}“${refusal.name}”不存在`;
    case 'errorCell':
      return `${label}的单元格是错误值“${refusal.name}”，请修正公式或直接填写内容`;
    case 'uncalculated':
      return `${label}的公式还没有计算结果，请用表格软件打开并保存后重新导入`;
    case 'lostDigits':
      return `${label}超过15位数字，表格软件会丢失后面的数字，请将该列设为文本格式后重新填写`;
    case 'notWritten':
      return `${label}不能导入`;
  }
}

const WARNINGS: Readonly<Record<ValueWarning, string>> = {
  timeLeftOut: '时间部分已略去',
  dayLeftOut: '日期部分已略去',
  numberAsDay: '普通数字已按日期读取',
  numberAsTime: '普通数字已按时间读取',
  rounded: '已按字段的小数位数四舍五入',
  dayAsText: '日期已按文本读取',
};

/** Sentence for what a value went through on its way from a cell. */
export const warningWords = (label: string, warning: ValueWarning): string => `${label}：${WARNINGS[warning]}`;
