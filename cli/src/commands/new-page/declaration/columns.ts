import type { ColumnField } from '../resource/resource.ts';
import { builder, choiceConstant, type Ask } from './ask.ts';

/** More are too wide for a screen. */
const MOST_COLUMNS = 7;
/** Nothing a person reads in a list: pictures, addresses, programs, who changed what, and what each server numbers in its own way. */
const NOT_USUAL =
  /(icon|image|avatar|url|path|json|template|param|params|sql|query|tables|style)$|^(lastModify|creatorUser|delete)|^(linkType|loginType)$/i;
const HISTORY = ['creatorUser', 'creatorTime', 'lastModifyTime'] as const;

/** The columns as code: the name first, then as they were asked for, or those that are usual. */
export function columnLines(ask: Ask): string[] {
  const { resource, input } = ask;
  const asked = input.columns;
  const label = resource.columns.find(({ name }) => name === resource.labelField);
  // Several shapes of rows may name a member each for itself.
  const rest = resource.columns.filter((column, at, all) => column !== label && all.findIndex(({ name }) => name === column.name) === at);
  const chosen = asked ? asked.flatMap((name) => rest.filter((column) => column.name === name)) : usual(ask, rest);
  const lines: string[] = label ? [labelColumn(ask, label)] : [];
  for (let at = 0; at < chosen.length; at += 1) {
    if (HISTORY.every((name, step) => chosen[at + step]?.name === name)) {
      lines.push('...historyColumns()');
      at += HISTORY.length - 1;
      continue;
    }
    const line = columnLine(ask, chosen[at] as ColumnField, asked !== null);
    if (line !== null) lines.push(line);
  }
  return lines;
}

/** Code, others, when it was made, order and state; without what has no words or is hidden. */
function usual({ input, words, notes }: Ask, columns: readonly ColumnField[]): ColumnField[] {
  const named = ({ name, kind, title }: ColumnField): boolean =>
    !input.hide.includes(name) && !NOT_USUAL.test(name) && (isOwn(name, kind) || words.ofField(name, title, false) !== null);
  const shown = columns.filter(named);
  const rank = ({ name, kind }: ColumnField): number => {
    if (name === 'enCode') return 0;
    if (name === 'creatorTime') return 2;
    if (name === 'sortCode') return 3;
    return kind === 'status' ? 4 : 1;
  };
  const others = shown.filter((column) => rank(column) === 1);
  const room = Math.max(0, MOST_COLUMNS - 1 - (shown.length - others.length));
  const tooMany = others.slice(room);
  if (tooMany.length > 0)
    notes.push(`Not in the list, it would be too wide: ${tooMany.map(({ name }) => name).join(', ')}. --columns chooses.`);
  return shown.filter((column) => !tooMany.includes(column)).toSorted((a, b) => rank(a) - rank(b));
}

/** Columns with words of the engine's own. */
const isOwn = (name: string, kind: ColumnField['kind']): boolean =>
  kind === 'status' || ['enCode', 'sortCode', 'creatorUser', 'creatorTime'].includes(name);

function labelColumn({ words, resource }: Ask, { name, title }: ColumnField): string {
  const isSorted = resource.shape !== 'paged' || resource.list.canSort;
  const header = name === 'fullName' && !words.isGiven(name) ? null : (words.ofField(name, title, true)?.code ?? null);
  const line = builder('nameColumn', [`'${name}'`, header]);
  return isSorted ? line : `{ ...${line}, isSortable: false }`;
}

/** A column as code; null where it has no words. */
function columnLine(ask: Ask, column: ColumnField, isNeeded: boolean): string | null {
  const { words, resource } = ask;
  const { name, kind, title, choices } = column;
  const sorting = resource.shape !== 'paged' || resource.list.canSort;
  const id = `'${name}'`;
  if (kind === 'status') return builder('statusColumn', [id]);
  if (name === 'sortCode' && kind === 'number') return 'sortColumn()';
  if (name === 'enCode' && kind === 'text' && sorting && !words.isGiven(name)) return builder('codeColumn', [id]);
  const header = words.ofField(name, title, isNeeded)?.code;
  if (header === undefined) return null;
  if (kind === 'moment') return builder('momentColumn', [id, header], { isSortable: sorting ? null : 'false' });
  if (kind === 'number') return builder('numberColumn', [id, header], { isSortable: sorting ? null : 'false' });
  if (kind === 'flag') return builder('choiceColumn', [id, header, `{ true: ${words.ours('yes').code}, false: ${words.ours('no').code} }`]);
  if (kind === 'choice') {
    const constant = choiceConstant(ask, name, choices, isNeeded);
    return constant === null ? null : builder('choiceColumn', [id, header, constant]);
  }
  return builder(name.endsWith('User') ? 'personColumn' : 'textColumn', [id, header]);
}
