export { useSystemId } from './useSystemId.ts';
export { PortalView } from './PortalView.tsx';
