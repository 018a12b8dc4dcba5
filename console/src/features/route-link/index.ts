export { RouteLink } from './RouteLink.tsx';
export { WindowLink } from './WindowLink.tsx';
