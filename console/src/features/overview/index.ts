export { Figures } from './Figures.tsx';
export { Greeting } from './Greeting.tsx';
export { page as overviewPage, region as overviewSheet } from './overview.css.ts';
