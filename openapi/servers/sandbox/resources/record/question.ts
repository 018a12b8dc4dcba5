import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { Refusal } from '../../core/failure.ts';
import { conditionsIn, isSymbol, readJson } from './conditions.ts';
import { membersOf, textOf } from './design.ts';

type Values = Readonly<Record<string, unknown>>;
type Texts = Pick<OperationShapes['listRecords']['body'], 'queryJson' | 'superQueryJson'>;

/** Filters and conditions a list is narrowed down by. */
export interface Question {
  /** Values by the keys of fields. */
  readonly filter: Values;
  /** Keyword for several columns; '' for none. */
  readonly keyword: string;
  readonly conditions: unknown;
}

/** Member of a filter that holds a keyword. @source forms §7 */
const KEYWORD = 'jnpfKeyword';

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Question of a list.
 * @param isKnown true for the key of a field the list has, for whoever asks
 * @throws Refusal for a field or a comparison the list has not: a filter that narrows nothing answers, and exports, what nobody asked for
 * @reading R-692
 */
export function questionOf({ queryJson, superQueryJson }: Texts, isKnown: (key: string) => boolean): Question {
  // Texts that are no JSON of their shape are refused before.
  const [filter, conditions] = [queryJson, superQueryJson].map((text) => (text ? readJson(text) : null));
  const { [KEYWORD]: keyword, ...own } = membersOf(filter);
  const given = Object.entries(own).filter(([, value]) => !isNothing(value));
  const asked = conditionsIn(conditions);
  const unknown = [...given.map(([key]) => key), ...asked.map(({ field }) => field)].find((key) => !isKnown(key));
  if (unknown !== undefined) throw new Refusal(`列表中没有字段“${unknown}”，无法按它筛选，请刷新页面后重新设置筛选条件`);
  const odd = asked.find(({ symbol }) => !isSymbol(symbol));
  if (odd) throw new Refusal(`无法用“${odd.symbol}”比较，请刷新页面后重新设置筛选条件`);
  return { filter: Object.fromEntries(given), keyword: textOf(keyword), conditions };
}
