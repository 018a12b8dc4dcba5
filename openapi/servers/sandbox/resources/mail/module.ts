import type { Handlers, World } from '../../core/handlers.ts';
import { Refusal } from '../../core/failure.ts';
import { defineModule, type SeedWorld } from '../../core/module.ts';
import { userIdOf } from '../workflow/access.ts';
import { MAIL_TEXTS } from './texts.ts';

const COLUMNS = `
  ALTER TABLE mail ADD COLUMN sender TEXT;
  ALTER TABLE mail ADD COLUMN senderName TEXT;
  ALTER TABLE mail ADD COLUMN cc TEXT;
  ALTER TABLE mail ADD COLUMN bodyText TEXT;
`;

function seedTexts({ store }: SeedWorld): void {
  for (const { title, sender, senderName, cc, html } of MAIL_TEXTS)
    store.run('UPDATE mail SET sender = ?, senderName = ?, cc = ?, bodyText = ? WHERE fullName = ?', sender, senderName, cc, html, title);
}

type MailRow = { id: string; subject: string; date: number } & Record<
  'sender' | 'senderName' | 'mAccount' | 'cc' | 'bodyText',
  string | null
>;

/** A mail of the person who received it, nobody else's. @reading R-348 */
const MAIL_SQL = `
  SELECT mail.id, mail.fullName AS subject, mail.creatorTime AS date, sender, senderName,
    json_extract(user.profile, '$.email') AS mAccount, cc, bodyText
  FROM mail JOIN user ON user.id = mail.userId WHERE mail.id = ? AND mail.userId = ?`;

const handlers = ({ store }: World): Handlers<'getEmail'> => ({
  getEmail: ({ path, caller }) => {
    const mail = store.one<MailRow>(MAIL_SQL, path.id, userIdOf(caller));
    if (!mail) throw new Refusal('邮件不存在或已被删除');
    return { data: { ...mail, attachment: null } };
  },
});

/** Mails, whole; their titles stand in the table of the module of portals, which it needs. */
export const mailModule = defineModule({ name: 'mail', tables: [COLUMNS], seed: seedTexts, handlers });
