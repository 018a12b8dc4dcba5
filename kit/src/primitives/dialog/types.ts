import type { PanelProps } from '../overlay/index.ts';

export interface DialogProps extends Pick<
  PanelProps,
  'title' | 'isData' | 'onClose' | 'guard' | 'kind' | 'tools' | 'footerNote' | 'bodyFit' | 'children'
> {
  /** @source shell §7, admin §5, forms §2.5, §2.11 */
  readonly widthPx: 600 | 800 | 1000 | 'wide' | 'full';
  /** Cancel, then the main button. */
  readonly footer: NonNullable<PanelProps['footer']>;
}
