export { RouteLink } from './RouteLink.tsx';
