export { mountLogin } from './mountLogin.tsx';
export type { LoginMount } from './mountLogin.tsx';
