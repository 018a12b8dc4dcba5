export { SettingsButton } from './SettingsButton.tsx';
