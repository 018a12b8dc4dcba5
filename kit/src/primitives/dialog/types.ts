import type { PanelProps } from '../overlay/index.ts';

export interface DialogProps extends Pick<PanelProps, 'title' | 'onClose' | 'guard' | 'kind' | 'footerNote' | 'children'> {
  /** @source shell §7, admin §5 */
  readonly widthPx: 600 | 800 | 1000;
  /** Cancel, then the main button. */
  readonly footer: NonNullable<PanelProps['footer']>;
}
