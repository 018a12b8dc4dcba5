import { Refusal } from '../../core/failure.ts';
import type { World } from '../../core/handlers.ts';

export const SIGNATURE_TABLE = `
  CREATE TABLE user_signature (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, signImg TEXT NOT NULL, isDefault INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX user_signature_user ON user_signature (userId);`;

/** An uploaded image, or a drawn one; nothing that could lead elsewhere or run. @reading R-063 */
const IMAGE = /^(\/api\/file\/Image\/[\w./-]+|data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2})$/i;

type SignatureRow = { id: string; signImg: string; isDefault: number };

/** The signatures of a person; where there are any, exactly one is the default. @reading R-063 */
export interface Signatures {
  list(userId: string): SignatureRow[];
  /** @throws Refusal when it is no image */
  add(userId: string, signImg: string, isDefault: boolean): void;
  /** @throws Refusal when the person has no such signature */
  makeDefault(userId: string, id: string): void;
  /** @throws Refusal when the person has no such signature */
  remove(userId: string, id: string): void;
}

export function createSignatures({ store, nextId }: World): Signatures {
  const list = (userId: string): SignatureRow[] =>
    store.all<SignatureRow>('SELECT id, signImg, isDefault FROM user_signature WHERE userId = ? ORDER BY isDefault DESC, id DESC', userId);
  const get = (userId: string, id: string): SignatureRow => {
    const found = list(userId).find((row) => row.id === id);
    if (!found) throw new Refusal('签名不存在，可能已被删除，请刷新后重试');
    return found;
  };
  const choose = (userId: string, id: string): void =>
    void store.run('UPDATE user_signature SET isDefault = (id = ?) WHERE userId = ?', id, userId);

  return {
    list,
    add: (userId, signImg, isDefault) => {
      if (!IMAGE.test(signImg)) throw new Refusal('签名应为本系统的图片，请重新签名或上传');
      const isFirst = list(userId).length === 0;
      const id = nextId();
      store.run('INSERT INTO user_signature (id, userId, signImg, isDefault) VALUES (?, ?, ?, 0)', id, userId, signImg);
      if (isFirst || isDefault) choose(userId, id);
    },
    makeDefault: (userId, id) => choose(userId, get(userId, id).id),
    remove: (userId, id) => {
      const { isDefault } = get(userId, id);
      store.run('DELETE FROM user_signature WHERE id = ?', id);
      const [newest] = list(userId);
      if (isDefault === 1 && newest) choose(userId, newest.id);
    },
  };
}
