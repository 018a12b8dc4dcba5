export { mountApp } from './mountApp.tsx';
export type { AppHandle, AppMount } from './mountApp.tsx';
