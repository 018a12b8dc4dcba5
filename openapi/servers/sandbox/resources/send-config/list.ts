import { MESSAGE_TYPE_LISTS } from '../../../../src/domains/message-template/index.ts';
import type { Handler } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { ordered } from '../../core/order.ts';
import { pageOf } from '../../core/paging.ts';
import type { Resource } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';
import { messageTypes } from '../message-template/tables.ts';
import { labelById } from '../user-administration/labels.ts';
import type { SendConfigStored } from './tables.ts';

/** Fields the list may be ordered by; others are not looked at. */
const SORT_FIELDS = ['fullName', 'enCode', 'sortCode', 'enabledMark', 'creatorTime', 'lastModifyTime'] as const;
const USED_SQL = 'SELECT DISTINCT messageType FROM send_config_channel WHERE sendConfigId = ? ORDER BY CAST(messageType AS INTEGER)';

/** The list, by kind, source and state; a filter that is empty takes all. */
export function listSendConfigs(store: Store, configs: Resource<SendConfigStored>): Handler<'listSendMessageConfigs'> {
  return ({ query }) => {
    const { keyword, templateType, messageSource, enabledMark } = query;
    const where = {
      ...(templateType && { templateType }),
      ...(messageSource && { messageSource }),
      ...(enabledMark && { enabledMark: Number(enabledMark) }),
    };
    const found = configs.list(where).filter((row) => matchesKeyword(keyword, row.fullName, row.enCode));
    const { list, pagination } = pageOf(ordered(found, query, SORT_FIELDS), query);
    const names = new Map(messageTypes(store, MESSAGE_TYPE_LISTS.messageTypes).map(({ enCode, fullName }) => [enCode, fullName]));
    const rows = list.map(({ creatorUserId, description: _text, ...row }) => ({
      ...row,
      enabledMark: String(row.enabledMark),
      messageType: store
        .all<{ messageType: string }>(USED_SQL, row.id)
        .map(({ messageType: type }) => ({ type, fullName: names.get(type) ?? null })),
      creatorUser: labelById(store, creatorUserId),
    }));
    return { data: { list: rows, pagination } };
  };
}

/** Those people have made and enabled, to choose one. @reading R-076 */
export function listSendConfigOptions(configs: Resource<SendConfigStored>): Handler<'listSendMessageConfigOptions'> {
  return ({ query }) => {
    const { keyword, messageSource } = query;
    const found = configs
      .list({ templateType: '0', enabledMark: 1, ...(messageSource && { messageSource }) })
      .filter((row) => matchesKeyword(keyword, row.fullName, row.enCode));
    const { list, pagination } = pageOf(found, query);
    const options = list.map(({ id, fullName, enCode, templateType, messageSource: source, sortCode, enabledMark }) => ({
      id,
      fullName,
      enCode,
      templateType,
      messageSource: source,
      sortCode,
      enabledMark: String(enabledMark),
    }));
    return { data: { list: options, pagination } };
  };
}
