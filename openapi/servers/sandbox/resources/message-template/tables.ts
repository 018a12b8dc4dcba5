import { NAMED_COLUMNS, type NamedRow } from '../../core/named-row.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';

/** `message_type` holds the four lists templates choose from; parameters and fields of a template are JSON, they are never sought. */
export const MESSAGE_TEMPLATE_TABLES = `
  CREATE TABLE message_type (
    id TEXT PRIMARY KEY, type TEXT NOT NULL, fullName TEXT NOT NULL, enCode TEXT NOT NULL, UNIQUE (type, enCode)
  ) STRICT;
  CREATE TABLE message_template (
    id TEXT PRIMARY KEY, fullName TEXT NOT NULL, enCode TEXT NOT NULL UNIQUE, templateType TEXT NOT NULL CHECK (templateType IN ('0', '1')),
    messageSource TEXT NOT NULL, messageType TEXT NOT NULL, title TEXT NOT NULL, content TEXT NOT NULL, templateCode TEXT NOT NULL,
    wxSkip TEXT NOT NULL, xcxAppId TEXT NOT NULL, templateParamList TEXT NOT NULL, smsFieldList TEXT NOT NULL, sortCode INTEGER NOT NULL,
    enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)), description TEXT NOT NULL, creatorUserId TEXT NOT NULL,
    creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT;
`;

/** A template as it is stored; the two lists are JSON. */
export type TemplateStored = NamedRow & {
  /** 0 made by people, 1 part of the system. */
  templateType: string;
  messageSource: string;
  messageType: string;
  title: string;
  content: string;
  templateCode: string;
  wxSkip: string;
  xcxAppId: string;
  templateParamList: string;
  smsFieldList: string;
  creatorUserId: string;
};

const DESCRIPTOR: ResourceDescriptor<TemplateStored> = {
  table: 'message_template',
  title: '消息模板',
  columns: [
    ...NAMED_COLUMNS,
    'templateType',
    'messageSource',
    'messageType',
    'title',
    'content',
    'templateCode',
    'wxSkip',
    'xcxAppId',
    'templateParamList',
    'smsFieldList',
    'creatorUserId',
  ],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: '编码已存在，请更换编码' }],
  references: [],
  heldBy: [{ table: 'send_config_channel', column: 'templateId', msg: '此模板已被发送配置引用，无法删除' }],
};

/** The templates as rows. */
export const createTemplates = (store: Store): Resource<TemplateStored> => createResource(store, DESCRIPTOR);

/** Entries of one of the four lists, in the order of their codes. @reading R-077 */
export const messageTypes = (store: Store, list: string): { id: string; type: string; fullName: string; enCode: string }[] =>
  store.all('SELECT id, type, fullName, enCode FROM message_type WHERE type = ? ORDER BY CAST(enCode AS INTEGER)', list);
