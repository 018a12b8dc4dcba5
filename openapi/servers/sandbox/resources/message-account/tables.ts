import { NAMED_COLUMNS, type NamedRow } from '../../core/named-row.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';

/** Settings of a channel are JSON: they are never sought, and every channel has others. */
export const MESSAGE_ACCOUNT_TABLES = `
  CREATE TABLE message_account (
    id TEXT PRIMARY KEY, type TEXT NOT NULL, fullName TEXT NOT NULL, enCode TEXT NOT NULL UNIQUE, settings TEXT NOT NULL,
    sortCode INTEGER NOT NULL, enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)), description TEXT NOT NULL,
    creatorUserId TEXT NOT NULL, creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT;
`;

/** An account as it is stored; `settings` is JSON, secrets included. */
export type AccountStored = NamedRow & { type: string; settings: string; creatorUserId: string };

const DESCRIPTOR: ResourceDescriptor<AccountStored> = {
  table: 'message_account',
  title: '账号配置',
  columns: [...NAMED_COLUMNS, 'type', 'settings', 'creatorUserId'],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: '编码已存在，请更换编码' }],
  references: [],
  heldBy: [{ table: 'send_config_channel', column: 'accountConfigId', msg: '此账号已被发送配置引用，无法删除' }],
};

/** The accounts as rows. */
export const createAccounts = (store: Store): Resource<AccountStored> => createResource(store, DESCRIPTOR);
