import type { Actor } from '../../harness/run/wire/actors.ts';
import type { FindTraces, Trace } from '../../harness/run/written/traces.ts';
import { flatten } from './lists.ts';

/** Categories with the run's mark and every entry in them. */
export const findDictionaryTraces: FindTraces = async (admin, tag) => {
  const { list } = await admin.data('listDictionaryCategories');
  const marked = flatten(list).filter(({ enCode, fullName }) => `${enCode} ${fullName}`.includes(tag));
  const entries: Trace[] = [];
  for (const { id } of marked) entries.push(...(await entriesOf(admin, id)));
  const categories = marked.toReversed().map(({ id, enCode }) => ({
    name: `dictionary category ${enCode} (${id})`,
    remove: () => admin.command('removeDictionaryCategory', { path: { id } }),
  }));
  return [...entries, ...categories];
};

async function entriesOf(admin: Actor, categoryId: string): Promise<Trace[]> {
  const { list } = await admin.data('listDictionaryEntries', { path: { id: categoryId } });
  return flatten(list)
    .toReversed()
    .map(({ id, enCode }) => ({
      name: `dictionary entry ${enCode} (${id})`,
      remove: () => admin.command('removeDictionaryEntry', { path: { id } }),
    }));
}
