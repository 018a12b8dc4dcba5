import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight } from '@milepost/kit/theme/tokens';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;

/** Pane of the tree beside a list, where there is room. */
export const pane = style({
  inlineSize: 240,
  flex: 'none',
  display: 'flex',
  minBlockSize: 0,
  background: vars.color.sunken,
  borderInlineEnd: hairline,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const treePane = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
export const paneHead = style({ display: 'flex', alignItems: 'center', gap: 4, minBlockSize: 44, padding: '8px 8px 0 16px' });
export const paneTitle = style({ flex: 1, fontSize: fontSize[14], lineHeight: lineHeight[14], fontWeight: fontWeight.medium });
export const paneSearch = style({ padding: '8px 12px' });
export const chooser = style({ display: 'none', padding: '12px 16px 0', '@media': { [media.mobile]: { display: 'grid' } } });
export const chooserPath = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'start' });
