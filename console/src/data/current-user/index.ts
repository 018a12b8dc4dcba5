export { currentUserKeys } from './keys.ts';
export { fetchCurrentUser } from './queries.ts';
