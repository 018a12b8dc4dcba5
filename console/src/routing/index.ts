export { createAddress, goIn, locationOf, pageIdOf } from './address.ts';
export type { Address, PageLocation, RecordName } from './address.ts';
export { RoutingProvider, useEndWithPage, useNavigate, usePageId, usePageSearch, usePath, useRecordName } from './routing.ts';
export { parseSearch, stringifySearch } from './searchText.ts';
export type { PageSearch, Search } from './searchText.ts';
