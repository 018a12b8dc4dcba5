export { plainSentences } from './plainMessages.ts';
export type { PlainDescriptor, Piece, Pieces, PlainSentences } from './plainMessages.ts';
