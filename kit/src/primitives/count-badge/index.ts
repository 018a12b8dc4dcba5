export { CountBadge } from './CountBadge.tsx';
export { BADGE_MAX, badgeText } from './badgeText.ts';
