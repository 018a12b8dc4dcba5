import type { Handlers } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import type { FieldWords } from '../../core/words.ts';

type Operations = 'getColumnSettings' | 'setColumnSettings';
type Column = { prop: string; label: string | null; visible: boolean };

const TABLE = `
  CREATE TABLE column_setting (
    userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, moduleId TEXT NOT NULL, fieldList TEXT NOT NULL, PRIMARY KEY (userId, moduleId)
  ) STRICT, WITHOUT ROWID;`;

const words: FieldWords = {
  moduleId: { required: '缺少列表所属的菜单，请刷新后重试' },
  fieldList: { required: '缺少列设置，请刷新后重试', tooLong: '列设置过长，请减少列后重试' },
};

/** The text has been checked against the description when it was kept. */
const columnsOf = (text: string): Column[] => JSON.parse(text);

/** Columns of a list as each person has arranged them; a list nobody arranged answers an empty list. @source admin §3 */
export const columnSettingModule = defineModule<Operations>({
  name: 'column-setting',
  tables: [TABLE],
  words,
  handlers: ({ store }): Handlers<Operations> => ({
    getColumnSettings: ({ path, caller }) => {
      const sql = 'SELECT fieldList FROM column_setting WHERE userId = ? AND moduleId = ?';
      const kept = store.one<{ fieldList: string }>(sql, caller?.userId ?? null, path.id);
      return { data: kept ? columnsOf(kept.fieldList) : [] };
    },
    setColumnSettings: ({ body, caller }) => {
      const { moduleId, fieldList } = body;
      if (caller && (fieldList === '' || columnsOf(fieldList).length === 0))
        store.run('DELETE FROM column_setting WHERE userId = ? AND moduleId = ?', caller.userId, moduleId);
      else if (caller)
        store.run(
          `INSERT INTO column_setting (userId, moduleId, fieldList) VALUES (?, ?, ?)
           ON CONFLICT (userId, moduleId) DO UPDATE SET fieldList = excluded.fieldList`,
          caller.userId,
          moduleId,
          fieldList,
        );
      return { msg: '保存成功' };
    },
  }),
});
