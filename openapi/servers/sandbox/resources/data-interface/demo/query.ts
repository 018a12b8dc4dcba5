import { Refusal } from '../../../core/failure.ts';

/** One query to the demo tables: its placeholders have become names to bind. */
export interface Query {
  readonly sql: string;
  /** Parameters the query refers to, each once; what it says of the caller begins with @. */
  readonly names: readonly string[];
  /** Names the query gives to its own subqueries, in small letters. */
  readonly subqueries: ReadonlySet<string>;
}

/** Facts about the caller, as a query names them. @source admin §2 @reading R-510 */
export const CALLER_NAMES = ['@user', '@organize', '@department', '@position'] as const;
export type CallerName = (typeof CALLER_NAMES)[number];

/** Quoted texts and names, comments, `{name}`, `@name`, words, single signs. */
const PART = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[^]*?\*\/|\{[A-Za-z]\w*\}|@\w+|\w+|[^]/gu;
const PLACEHOLDER = /\{([A-Za-z]\w*)\}/u;
const BLANK = /^(\s|--|\/\*)/u;

/**
 * Reads the SQL of a data interface. A `{name}` becomes a bound value, so that what is bound can never be SQL.
 * @throws Refusal when it is more than one SELECT or WITH, or a placeholder stands inside quotes
 */
export function readQuery(text: string): Query {
  const parts: readonly string[] = text.match(PART) ?? [];
  const words = parts.filter((part) => /^\w/u.test(part)).map((word) => word.toUpperCase());
  if (words[0] !== 'SELECT' && words[0] !== 'WITH') throw new Refusal('只允许一条 SELECT 或 WITH 查询语句');
  if (words.includes('OVER')) throw new Refusal('SQL 中不能使用窗口函数，请改写后重试');
  const end = parts.indexOf(';');
  if (end !== -1 && parts.slice(end + 1).some((part) => !BLANK.test(part))) throw new Refusal('只允许一条 SELECT 或 WITH 查询语句');
  const names = new Set<string>();
  const sql = parts.slice(0, end === -1 ? undefined : end).map((part) => bound(part, names));
  return { sql: sql.join(''), names: [...names], subqueries: subqueriesOf(parts) };
}

/** `WITH name AS (`, `name (column) AS MATERIALIZED (`: the word in front, also where it is none of them. */
function subqueriesOf(parts: readonly string[]): ReadonlySet<string> {
  const text = parts.filter((part) => !/^['"`[]|^--|^\/\*/u.test(part)).join('');
  const named = text.matchAll(/(\w+)\s*(?:\([\w\s,]*\)\s*)?\bAS\s+(?:(?:NOT\s+)?MATERIALIZED\s*)?\(|(\w+)\s+AS\s*\(/giu);
  return new Set([...named].map(([, first, second]) => (first ?? second ?? '').toLowerCase()));
}

/** The name a value is bound to. */
export const bindingOf = (name: string): string => (name.startsWith('@') ? `c_${name.slice(1)}` : `p_${name}`);

function bound(part: string, names: Set<string>): string {
  const name = PLACEHOLDER.exec(part)?.[1];
  if (name !== undefined && part.startsWith("'")) throw new Refusal(`SQL 中的参数 {${name}} 不要放在引号内，请去掉引号后重试`);
  const isCaller = CALLER_NAMES.some((known) => known === part);
  if (isCaller) names.add(part);
  if (isCaller) return `:${bindingOf(part)}`;
  if (['?', ':', '$'].includes(part) || part.startsWith('@')) throw new Refusal('SQL 中请用 {参数名} 引用参数');
  if (name === undefined || !part.startsWith('{')) return part;
  names.add(name);
  return `:${bindingOf(name)}`;
}
