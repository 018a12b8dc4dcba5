export { default } from './RecentNoticesDrawer.tsx';
