import { style } from '@vanilla-extract/css';
import { fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';

export const page = style({ flex: 1, minInlineSize: 0, overflow: 'auto', padding: space[4] });
export const title = style({ fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.strong, marginBlockEnd: space[3] });
export const list = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: space[2] });
