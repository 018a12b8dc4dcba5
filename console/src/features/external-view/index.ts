export { ExternalView } from './ExternalView.tsx';
