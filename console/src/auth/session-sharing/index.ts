export { sessionSharing } from './sessionSharing.ts';
export type { SharedSession, SessionSharing } from './sessionSharing.ts';
export type { Offer } from './offer.ts';
