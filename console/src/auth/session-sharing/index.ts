export { sessionSharing } from './sessionSharing.ts';
export type { SessionSharing } from './sessionSharing.ts';
export type { Offer } from './offer.ts';
