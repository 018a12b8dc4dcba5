export { fetchCurrentUser } from './queries.ts';
