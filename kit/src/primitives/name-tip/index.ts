export { watchNames } from './watchNames.ts';
