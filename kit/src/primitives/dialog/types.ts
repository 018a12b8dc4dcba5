import type { PanelProps } from '../overlay/index.ts';

export interface DialogProps extends Pick<
  PanelProps,
  | 'title'
  | 'isData'
  | 'onClose'
  | 'guard'
  | 'kind'
  | 'width'
  | 'tools'
  | 'footerNote'
  | 'bodyFit'
  | 'className'
  | 'style'
  | 'parts'
  | 'children'
> {
  /** @defaultValue 600 @source shell §7, admin §5, forms §2.5, §2.11 */
  readonly widthPx?: 600 | 800 | 1000 | 'wide' | 'full';
  /** Cancel, then the main button. */
  readonly footer: NonNullable<PanelProps['footer']>;
}
