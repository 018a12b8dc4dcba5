export { default } from './PrintDialog.tsx';
