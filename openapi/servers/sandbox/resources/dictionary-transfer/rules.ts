import { formatBdd, parseBdd } from '../../../../src/domains/dictionary/index.ts';
import { Refusal } from '../../core/failure.ts';
import { ASKED, countWords, requireOverwriting } from '../../core/file-import.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import type { FieldWords } from '../../core/words.ts';
import { onDictionaryPage } from '../permitted-menu/pages.ts';
import { collectBdd } from './collect.ts';
import { existingIn, importBdd, NONE_ADDED, summed } from './import.ts';
import { faultText } from './fault-words.ts';

const EXTENSION = '.bdd';

type Operations = 'exportDictionaryCategory' | 'importDictionary';

/** @source admin §5 */
export const transferWords: FieldWords = { file: { required: '请上传 .bdd 格式的文件' } };

/** Taking a category with everything below it from one system to another. @reading R-019 */
export function transferHandlers(world: World): Handlers<Operations> {
  return {
    exportDictionaryCategory: ({ path }) => {
      const { fullName, file } = collectBdd(world, path.id);
      return { data: world.services.offerDownload(`${fullName}${EXTENSION}`, formatBdd(file)) };
    },
    importDictionary: ({ body, query, caller }) => {
      requireOverwriting(world, caller, query.onConflict, onDictionaryPage('btn_edit'));
      if (!body.file.fileName.toLowerCase().endsWith(EXTENSION)) throw new Refusal('请上传 .bdd 格式的文件');
      const parsed = parseBdd(body.file.text);
      if (!parsed.ok) throw new Refusal(`导入失败：${faultText(parsed.place, parsed.reason)}，未写入任何数据`);
      const { onConflict } = query;
      const existing = onConflict === 'ask' ? existingIn(world, parsed.file) : [];
      if (existing.length > 0) return { msg: ASKED, data: { ...NONE_ADDED, existing } };
      const counts = importBdd(world, parsed.file, onConflict === 'ask' ? undefined : onConflict);
      if (onConflict === 'rename' || onConflict === 'overwrite') return { msg: countWords(summed(counts)), data: counts };
      const { typesAdded, typesSkipped, entriesAdded, entriesSkipped } = counts;
      const msg = `导入成功：新增分类 ${typesAdded} 个、字典 ${entriesAdded} 个，跳过已存在的分类 ${typesSkipped} 个、字典 ${entriesSkipped} 个`;
      return { msg, data: counts };
    },
  };
}
