import type { Actor, Actors } from '../../harness/run/wire/actors.ts';
import { NotRun } from '../../harness/model/stop.ts';
import { flatten } from './lists.ts';

/** Body the category dialog sends. @source admin §3 */
export interface CategoryDraft {
  parentId?: string;
  fullName?: string;
  enCode: string;
  isTree: number;
  sortCode: number;
  description: string;
}

/** Body the entry dialog sends. @source admin §3 */
export interface EntryDraft {
  dictionaryTypeId: string;
  parentId: string;
  fullName: string;
  enCode: string;
  enabledMark: number;
  sortCode: number;
  description: string;
}

/** A record this run has created. */
export interface Made<Draft> {
  id: string;
  draft: Draft;
}

let serial = 0;

/** A code nobody has used, with the run's mark. */
export const newCode = (tag: string): string => `${tag}.${(serial += 1)}`;

/** A code of exactly so many characters. */
export const codeOf = (tag: string, chars: number): string => newCode(tag).padEnd(chars, 'x');

export const categoryDraft = (tag: string, more: Partial<CategoryDraft> = {}): CategoryDraft => ({
  parentId: '-1',
  fullName: `契约${tag}`,
  enCode: newCode(tag),
  isTree: 0,
  sortCode: 0,
  description: '',
  ...more,
});

export const entryDraft = (tag: string, dictionaryTypeId: string, more: Partial<EntryDraft> = {}): EntryDraft => ({
  dictionaryTypeId,
  parentId: '0',
  fullName: '契约条目',
  enCode: newCode(tag),
  enabledMark: 1,
  sortCode: 0,
  description: '',
  ...more,
});

/** Makes records that carry the run's mark. */
export interface Maker {
  readonly admin: Actor;
  readonly tag: string;
  readonly category: (more?: Partial<CategoryDraft>) => Promise<Made<CategoryDraft>>;
  readonly entry: (categoryId: string, more?: Partial<EntryDraft>) => Promise<Made<EntryDraft>>;
}

export async function maker({ as, tag }: Actors): Promise<Maker> {
  const admin = await as('admin');
  return {
    admin,
    tag,
    category: async (more) => {
      const draft = categoryDraft(tag, more);
      await admin.command('createDictionaryCategory', { body: draft });
      const { list } = await admin.data('listDictionaryCategories');
      return { id: idOf(flatten(list), draft.enCode), draft };
    },
    entry: async (categoryId, more) => {
      const draft = entryDraft(tag, categoryId, more);
      await admin.command('createDictionaryEntry', { body: draft });
      const { list } = await admin.data('listDictionaryEntries', { path: { id: categoryId } });
      return { id: idOf(flatten(list), draft.enCode), draft };
    },
  };
}

function idOf(nodes: readonly { id: string; enCode: string }[], enCode: string): string {
  const found = nodes.find((node) => node.enCode === enCode);
  if (!found) throw new Error(`${enCode} was created, but its list does not hold it`);
  return found.id;
}

/** A category the server already has, with entries, and a parent somewhere below it when it is a tree. */
export interface Stocked {
  id: string;
  enCode: string;
  entries: readonly { id: string; fullName: string; enCode: string; hasChildren?: boolean | null }[];
}

/** The first category with entries: a tree with a nested entry, or a list. @throws NotRun when the server has none */
export async function stocked(admin: Actor, kind: 'tree' | 'list'): Promise<Stocked> {
  const { list } = await admin.data('listDictionaryCategories');
  for (const { id, enCode, isTree } of flatten(list).filter((node) => (node.isTree === 1) === (kind === 'tree'))) {
    const { list: top } = await admin.data('listDictionaryEntries', { path: { id }, query: { isTree: String(isTree ?? 0) } });
    const isStocked = kind === 'tree' ? top.some(({ children }) => (children ?? []).length > 0) : top.length > 0;
    if (isStocked) return { id, enCode, entries: flatten(top) };
  }
  throw new NotRun(`the server has no ${kind === 'tree' ? 'tree category with nested entries' : 'list category with entries'}`);
}
