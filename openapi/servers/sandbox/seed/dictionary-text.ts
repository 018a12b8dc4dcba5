/** An entry of the seed: what the words say, before it gets its id. */
export interface EntrySeed {
  fullName: string;
  enCode: string;
  isEnabled: boolean;
  children: EntrySeed[];
}

/** A category of the seed with its entries and the categories below it. */
export interface CategorySeed {
  fullName: string;
  enCode: string;
  isTree: boolean;
  description: string;
  entries: readonly EntrySeed[];
  children: readonly CategorySeed[];
}

const INDENT = 2;

/**
 * Reads entries from lines `名称 code`, one per line; two spaces deeper is a child of the line above, a leading `-` means disabled.
 * The code is the last word, so a name may hold spaces.
 * @throws Error naming a line without a code
 */
export function entriesOf(text: string): EntrySeed[] {
  const top: EntrySeed[] = [];
  const open: EntrySeed[][] = [top];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const depth = (line.length - line.trimStart().length) / INDENT;
    const words = line.trim().replace(/^-\s*/, '').split(' ');
    const enCode = words.pop();
    const siblings = open[depth];
    if (!enCode || words.length === 0 || !siblings)
      throw new Error(`[sandbox] The seed line "${line}" is not "名称 code" at a known depth.`);
    const entry: EntrySeed = { fullName: words.join(' '), enCode, isEnabled: !line.trim().startsWith('-'), children: [] };
    siblings.push(entry);
    open.length = depth + 1;
    open.push(entry.children);
  }
  return top;
}

/** A category that only holds other categories. */
export const folder = (fullName: string, enCode: string, children: readonly CategorySeed[]): CategorySeed => ({
  fullName,
  enCode,
  isTree: false,
  description: '',
  entries: [],
  children,
});

/** A category whose entries form a plain list. */
export const list = (fullName: string, enCode: string, entries: string | readonly EntrySeed[], description = ''): CategorySeed => ({
  ...folder(fullName, enCode, []),
  entries: typeof entries === 'string' ? entriesOf(entries) : entries,
  description,
});

/** A category whose entries form a tree. */
export const tree = (fullName: string, enCode: string, entries: string | readonly EntrySeed[], description = ''): CategorySeed => ({
  ...list(fullName, enCode, entries, description),
  isTree: true,
});
