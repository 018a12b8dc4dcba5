export { mountApp } from './mountApp.tsx';
export type { AppMount } from './mountApp.tsx';
