export { announcements, renderInKit } from './renderInKit.tsx';
