import { Refusal } from '../../core/failure.ts';
import type { Handlers, Needs, World } from '../../core/handlers.ts';
import type { FieldWords } from '../../core/words.ts';
import { onDictionaryPage } from '../menus/pages.ts';
import type { DownloadLinks } from '../download-links/rules.ts';

type Operations = 'exportDictionaryCategory' | 'importDictionary';
export const transferNeeds: Needs<Operations> = { exportDictionaryCategory: onDictionaryPage('btn_export'), importDictionary: onDictionaryPage('btn_import') };
export const transferWords: FieldWords = { file: { required: '请上传 .bdd 格式的文件' } };
export function transferHandlers(_world: World, links: DownloadLinks): Handlers<Operations> {
  return {
    exportDictionaryCategory: ({ path }) => ({ data: links.offer(`${path.id}.bdd`, '') }),
    importDictionary: () => { throw new Refusal('x'); },
  };
}
