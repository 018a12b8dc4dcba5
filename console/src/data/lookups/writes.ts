import type { Operation } from '@milepost/openapi/client';
import type { Area } from './declare.ts';

/** Addresses of the calls of each kind of record. @source admin §7 */
const ADDRESSES: Readonly<Record<Area, readonly string[]>> = {
  billRule: ['/api/system/BillRule'],
  dictionary: ['/api/system/DictionaryType', '/api/system/DictionaryData'],
  group: ['/api/permission/Group'],
  model: ['/api/visualdev/Base'],
  organization: ['/api/permission/Organize'],
  position: ['/api/permission/Position'],
  print: ['/api/system/printDev'],
  record: ['/api/visualdev/OnlineDev'],
  role: ['/api/permission/Role'],
  user: ['/api/permission/Users', '/api/permission/UserRelation'],
};
const AREAS = Object.keys(ADDRESSES) as Area[];

/** Address of what people write of themselves; of that, lists show the picture and the name. */
const OF_ONESELF = '/api/permission/Users/Current/';
const SHOWN_OF_ONESELF: readonly Operation['id'][] = ['updateAvatar', 'updateBaseInfo'];
/** Imports into any module, and the change of the system or organisation a person works in. @reading R-303 */
const CONCERNS_ALL: readonly Operation['id'][] = ['importRows', 'switchMajor'];
/** Puts a file on the server that a later call takes over. */
const UPLOAD_END = '/Uploader';

const WRITES: readonly Operation['effect'][] = ['create', 'update', 'delete'];

/** The records an operation changes; `all` where it may be any. */
export function areasWrittenBy({ id, path, effect }: Operation): readonly Area[] | 'all' {
  if (!WRITES.includes(effect) || path.endsWith(UPLOAD_END)) return [];
  if (CONCERNS_ALL.includes(id)) return 'all';
  if (path.startsWith(OF_ONESELF)) return SHOWN_OF_ONESELF.includes(id) ? ['user'] : [];
  return AREAS.filter((area) => ADDRESSES[area].some((address) => path === address || path.startsWith(`${address}/`)));
}
