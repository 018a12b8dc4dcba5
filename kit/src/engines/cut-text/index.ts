export { watchCutTexts } from './cutTexts.ts';
