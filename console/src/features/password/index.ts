export { default } from './PasswordDialog.tsx';
export { ListenButton } from './ListenButton.tsx';
