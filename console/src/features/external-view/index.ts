export { Framed } from './Framed.tsx';
export { ExternalView } from './ExternalView.tsx';
