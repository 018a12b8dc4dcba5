import type { ModelOf } from '../../wire/index.ts';
import type { accountDraft, accountRecord, accountRow, mailTest } from './codec.ts';

/** An account of the list; `type` is the code of its channel. */
export type MessageAccountRow = ModelOf<typeof accountRow>;
/** An account as it is read: its secrets are empty, and so is what other channels need. */
export type MessageAccount = ModelOf<typeof accountRecord>;
/** Draft of the account dialog; an empty secret keeps the stored one. */
export type MessageAccountDraft = ModelOf<typeof accountDraft>;
/** A mail that tries an account. */
export type MailTest = ModelOf<typeof mailTest>;
