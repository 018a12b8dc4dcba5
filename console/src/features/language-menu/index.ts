export { LanguageMenu } from './LanguageMenu.tsx';
