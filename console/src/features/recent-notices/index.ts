export { RecentNoticesButton } from './RecentNoticesButton.tsx';
