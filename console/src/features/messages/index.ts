export { MessagesButton } from './MessagesButton.tsx';
