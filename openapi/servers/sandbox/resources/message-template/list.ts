import type { Handler } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { ordered } from '../../core/order.ts';
import { pageOf } from '../../core/paging.ts';
import type { Resource } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';
import { labelById } from '../user-administration/labels.ts';
import type { TemplateStored } from './tables.ts';

/** Fields the list may be ordered by; others are not looked at. */
const SORT_FIELDS = ['fullName', 'enCode', 'sortCode', 'enabledMark', 'creatorTime', 'lastModifyTime'] as const;

/** The list, by kind, channel, source and state; a filter that is empty takes all. */
export function listTemplates(store: Store, templates: Resource<TemplateStored>): Handler<'listMessageTemplates'> {
  return ({ query }) => {
    const { keyword, templateType, messageType, messageSource, enabledMark } = query;
    const where = {
      ...(templateType && { templateType }),
      ...(messageType && { messageType }),
      ...(messageSource && { messageSource }),
      ...(enabledMark && { enabledMark: Number(enabledMark) }),
    };
    const found = templates.list(where).filter((row) => matchesKeyword(keyword, row.fullName, row.enCode));
    const { list, pagination } = pageOf(ordered(found, query, SORT_FIELDS), query);
    return { data: { list: list.map((row) => shownRow(store, row)), pagination } };
  };
}

function shownRow(store: Store, row: TemplateStored) {
  const { id, fullName, enCode, templateType, messageSource, messageType, sortCode, enabledMark, creatorTime, lastModifyTime } = row;
  const creatorUser = labelById(store, row.creatorUserId);
  return {
    id,
    fullName,
    enCode,
    templateType,
    messageSource,
    messageType,
    sortCode,
    enabledMark,
    creatorUser,
    creatorTime,
    lastModifyTime,
  };
}
