export { ListPart } from './ListPart.tsx';
