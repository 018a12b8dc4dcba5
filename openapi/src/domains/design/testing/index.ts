export { FACTS, NO_TEXTS } from './designs.ts';
