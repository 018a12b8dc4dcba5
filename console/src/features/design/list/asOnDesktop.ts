import type { Json, JsonObject } from '@milepost/openapi/domains/design';

/** Members the list of the app has of that of the desktop. */
const COPIED = ['columnList', 'searchList', 'defaultColumnList', 'columnOptions', 'defaultSidx', 'sort'] as const;
/** Members a new list of the app begins with. */
const FIRST = [
  'hasPage',
  'pageSize',
  'btnsList',
  'columnBtnsList',
  'useColumnPermission',
  'useFormPermission',
  'useBtnPermission',
  'useDataPermission',
] as const;

/** The list of the app with the columns, filters and order of the desktop; what else it has stays. */
export function asOnDesktop(list: JsonObject, appList: JsonObject | null): JsonObject {
  const names = appList === null ? [...FIRST, ...COPIED] : COPIED;
  const copied: Record<string, Json | undefined> = appList === null ? { type: 1 } : {};
  for (const name of names) if (list[name] !== undefined) copied[name] = list[name];
  return { ...appList, ...copied };
}
