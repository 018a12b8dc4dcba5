export { lintSpoken } from './lint.ts';
export { contractSection, missingFrom, transcriptText } from './transcript.ts';
export type { Section } from './transcript.ts';
