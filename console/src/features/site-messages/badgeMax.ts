/** Largest number the bell shows. Beside the bell, so that the top bar does not bring the codecs of messages. @source shell §2.4, §9 */
export const BADGE_MAX = 99;
