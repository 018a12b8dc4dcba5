import { Panel } from '../overlay/index.ts';
import type { DrawerProps } from './types.ts';

/**
 * A panel along the end edge of the page, as high as the page; behaves like `Dialog`.
 * On a phone it is as wide as the page.
 */
export function Drawer({ widthPx = 400, ...props }: DrawerProps) {
  return <Panel {...props} widthPx={widthPx} place="end" />;
}
