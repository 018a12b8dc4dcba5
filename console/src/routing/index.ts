export { RoutingProvider, useEndWithPage, useNavigate, usePath, useSearch } from './routing.ts';
export type { Navigation, Search } from './routing.ts';
export { parseSearch, stringifySearch } from './searchText.ts';
