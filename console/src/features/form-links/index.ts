export { FormLinks } from './FormLinks.tsx';
