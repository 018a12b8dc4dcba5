export { default } from './PasswordDialog.tsx';
