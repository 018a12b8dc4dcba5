import { defineModule } from '../../core/module.ts';
import type { FieldWords } from '../../core/words.ts';
import { modelHandlers } from './handlers.ts';
import { seedModels } from './seed.ts';
import { LIST_TEMPLATES, MODEL_FACTS, MODEL_TABLES } from './tables.ts';

const words: FieldWords = {
  fullName: { required: '请输入名称', tooLong: '名称最多为50个字符！' },
  enCode: { required: '请输入编码', tooLong: '编码最多为50个字符！', pattern: '编码只能包含字母、数字和点，且点不能在开头或结尾' },
  sortCode: { range: '排序应在0到999999之间', type: '排序应为整数' },
};

/** Models with their designs. @source forms §7 */
export const modelModule = defineModule({
  name: 'model',
  tables: [MODEL_TABLES, LIST_TEMPLATES, MODEL_FACTS],
  seed: seedModels,
  words,
  handlers: modelHandlers,
});
