export { advise, isDevelopment } from './advise.ts';
