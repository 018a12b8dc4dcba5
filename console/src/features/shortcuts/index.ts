export { ShortcutsHost } from './ShortcutsHost.tsx';
