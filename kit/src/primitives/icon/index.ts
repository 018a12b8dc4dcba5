export { Icon } from './Icon.tsx';
export type { IconProps, IconShape } from './Icon.tsx';
