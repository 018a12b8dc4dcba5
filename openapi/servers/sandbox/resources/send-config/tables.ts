import { NAMED_COLUMNS, type NamedRow } from '../../core/named-row.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import { insertRow } from '../../core/rows.ts';
import type { Store } from '../../core/store.ts';

export const SEND_CONFIG_TABLES = `
  CREATE TABLE send_config (
    id TEXT PRIMARY KEY, fullName TEXT NOT NULL, enCode TEXT NOT NULL UNIQUE, templateType TEXT NOT NULL CHECK (templateType IN ('0', '1')),
    messageSource TEXT NOT NULL, sortCode INTEGER NOT NULL, enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)),
    description TEXT NOT NULL, creatorUserId TEXT NOT NULL, creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE send_config_channel (
    id TEXT PRIMARY KEY, sendConfigId TEXT NOT NULL REFERENCES send_config (id) ON DELETE CASCADE, place INTEGER NOT NULL,
    messageType TEXT NOT NULL, templateId TEXT NOT NULL REFERENCES message_template (id), accountConfigId TEXT REFERENCES message_account (id),
    enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)), sortCode INTEGER NOT NULL, description TEXT NOT NULL
  ) STRICT;
  CREATE INDEX send_config_channel_config ON send_config_channel (sendConfigId, place);
  CREATE INDEX send_config_channel_template ON send_config_channel (templateId);
  CREATE INDEX send_config_channel_account ON send_config_channel (accountConfigId);
`;

/** A sending configuration as it is stored. */
export type SendConfigStored = NamedRow & {
  /** 0 made by people, 1 part of the system. */
  templateType: string;
  messageSource: string;
  creatorUserId: string;
};

/** One channel as it is stored, in the order it was written. */
export type ChannelStored = {
  id: string;
  sendConfigId: string;
  messageType: string;
  templateId: string;
  accountConfigId: string | null;
  enabledMark: number;
  sortCode: number;
  description: string;
};

/** The same with the names of template and account. */
export type ChannelNamed = ChannelStored & {
  templateCode: string;
  templateName: string;
  accountCode: string | null;
  accountName: string | null;
};

const DESCRIPTOR: ResourceDescriptor<SendConfigStored> = {
  table: 'send_config',
  title: '发送配置',
  columns: [...NAMED_COLUMNS, 'templateType', 'messageSource', 'creatorUserId'],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: '编码已存在，请更换编码' }],
  references: [],
  heldBy: [],
};

/** The sending configurations as rows. */
export const createSendConfigs = (store: Store): Resource<SendConfigStored> => createResource(store, DESCRIPTOR);

const CHANNEL_SQL = `
  SELECT channel.id, sendConfigId, channel.messageType, templateId, accountConfigId, channel.enabledMark, channel.sortCode, channel.description,
    template.enCode AS templateCode, template.fullName AS templateName, account.enCode AS accountCode, account.fullName AS accountName
  FROM send_config_channel channel JOIN message_template template ON template.id = templateId
    LEFT JOIN message_account account ON account.id = accountConfigId`;

/** Channels of a configuration, by their sort order, those of one order as they were written. @reading R-613 */
export const channelsOf = (store: Store, sendConfigId: string): ChannelNamed[] =>
  store.all<ChannelNamed>(`${CHANNEL_SQL} WHERE sendConfigId = ? ORDER BY channel.sortCode, place`, sendConfigId);

/** One channel by its id. */
export const channelById = (store: Store, id: string): ChannelNamed | undefined =>
  store.one<ChannelNamed>(`${CHANNEL_SQL} WHERE channel.id = ?`, id);

/** Puts these channels in the place of those a configuration had. */
export function writeChannels(store: Store, sendConfigId: string, channels: readonly Omit<ChannelStored, 'sendConfigId'>[]): void {
  store.run('DELETE FROM send_config_channel WHERE sendConfigId = ?', sendConfigId);
  channels.forEach((channel, place) => insertRow(store, 'send_config_channel', { ...channel, sendConfigId, place }));
}
