export { DesignerView } from './shell/DesignerView.tsx';
