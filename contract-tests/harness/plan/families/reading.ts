import { isQuiet, isRead } from '../../model/classify.ts';
import { factsOf } from '../../model/facts.ts';
import { STRANGERS_ONLY } from '../../model/reasons.ts';
import { RESOURCES, type Resource } from '../../model/resources.ts';
import type { Facts } from '../../model/types.ts';
import { plannedChecks, type Planned } from '../planned.ts';

/** Operations whose answer differs from call to call. */
const CHANGING: ReadonlySet<string> = new Set([
  'getServerState',
  'listLogs',
  'getLog',
  'listSystemLogs',
  'listOnlineUsers',
  'getCurrentUser',
  'listDataInterfaceLogs',
  'getLoginTicketStatus',
  'getUnreadCounts',
  'getAccountConfig',
  'listDataInterfaces',
  'listBillRules',
  'getPreviewAddress',
  'packFiles',
]);
/** Selectors that may offer disabled records. */
const OFFERS_DISABLED: ReadonlySet<string> = new Set(['listDictionaryEntryParents', 'listDictionaryCategoryOptions']);
const GENERIC = ['T1', 'T2', 'T3', 'E1', 'E2', 'E4', 'E5', 'E6', 'A5', 'S1', 'S2', 'S4', 'S5'];

const hasState = (id: string): boolean => factsOf(id).row?.properties['enabledMark'] !== undefined;

/** Resource an operation lists, where its records can be read one by one. */
export const listedResource = ({ id }: Facts): Resource | undefined => RESOURCES.find(({ list, read }) => list === id && read !== null);
/** Resource a selector must offer only the enabled records of. */
export const selectedResource = ({ id }: Facts): Resource | undefined =>
  RESOURCES.find(({ selectors, list }) => selectors.includes(id) && !OFFERS_DISABLED.has(id) && list !== null && hasState(list));

/** Trees of one kind of record; where several kinds are mixed, each has sort numbers of its own. */
const isSorted = (facts: Facts): boolean =>
  facts.dataKind === 'tree' && facts.row?.properties['sortCode'] !== undefined && RESOURCES.some(({ list }) => list === facts.id);

/** Checks of every reading operation, and those of trees, selectors, file links and details. */
export function planReading(facts: Facts): Planned[] {
  if (facts.id in STRANGERS_ONLY || !isRead(facts) || facts.isMultipart) return [];
  return plannedChecks([
    ...GENERIC,
    ...(facts.dataKind === 'none' ? [] : ['E3']),
    ...(isQuiet(facts) ? ['T4', ...(facts.class === 'file' || CHANGING.has(facts.id) ? [] : ['I4'])] : []),
    ...(facts.dataKind === 'tree' ? ['X3'] : []),
    ...(isSorted(facts) ? ['X5'] : []),
    ...(listedResource(facts) ? ['X1'] : []),
    ...(selectedResource(facts) ? ['X2'] : []),
    ...(facts.dataKind === 'link' ? ['X6'] : []),
  ]);
}
