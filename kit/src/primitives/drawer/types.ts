import type { PanelProps } from '../overlay/index.ts';

export interface DrawerProps extends Pick<
  PanelProps,
  | 'title'
  | 'onClose'
  | 'guard'
  | 'width'
  | 'backdrop'
  | 'tools'
  | 'footer'
  | 'footerNote'
  | 'bodyFit'
  | 'className'
  | 'style'
  | 'parts'
  | 'children'
> {
  /** @defaultValue 400 @source shell §3, admin §5 */
  readonly widthPx?: 320 | 400 | 600 | 700 | 800 | 1000 | 'wide';
}
