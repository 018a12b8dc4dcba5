import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';
import { SMALL } from './small.ts';

/** Windows too low for a head with panes below it, such as a desk at 200 %: there the head scrolls away. */
const LOW = '(max-height: 560px)';
const PANES_PX = 360;

export const root = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  '@media': { [LOW]: { overflowY: 'auto' } },
});
export const head = style({
  // A part that scrolls by itself takes what is left.
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  paddingInline: space[3],
  paddingBlock: space[1],
  minBlockSize: 48,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
});
export const title = style({
  margin: 0,
  minInlineSize: 0,
  maxInlineSize: 280,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text1,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight[16],
});
export const told = style({
  color: vars.color.text3,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  whiteSpace: 'nowrap',
  // A phone has no room for a long state beside the buttons.
  '@media': { [SMALL]: { whiteSpace: 'normal' } },
});
/** Code of the design: told among its facts, too, where the head has no room. */
export const code = style([
  told,
  { flexShrink: 1000, overflow: 'hidden', textOverflow: 'ellipsis', '@media': { [SMALL]: { display: 'none' } } },
]);
/** Told where there is room: on a phone it would break the head, and says that there is nothing to do. */
export const quiet = style([told, { '@media': { [SMALL]: { display: 'none' } } }]);
export const alarming = style([told, { color: vars.status.danger.text, whiteSpace: 'normal' }]);
const group = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[2], minInlineSize: 0 } as const;
/** Name and states: they break among themselves before the tools go below them. */
export const facts = style({ ...group, flex: '1 1 280px', '@media': { [SMALL]: { flexWrap: 'nowrap' } } });
/** On a phone the states stand under the name: two lines are as high as the buttons beside them. */
export const names = style({
  ...group,
  flex: 1,
  rowGap: 0,
  '@media': { [SMALL]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch', gap: 0 } },
});
/** One line below the name, in which the code gives way; a sentence on what went wrong may take more. */
export const states = style({ ...group, flexWrap: 'nowrap', rowGap: 0, selectors: { '&:has([role=alert])': { flexWrap: 'wrap' } } });
export const tools = style(group);
export const notices = style({ paddingInline: space[3], paddingBlockStart: space[2], selectors: { '&:empty': { display: 'none' } } });
export const panes = style({ flex: 1, minBlockSize: 0, display: 'flex', '@media': { [LOW]: { flex: `1 0 ${PANES_PX}px` } } });
// What is heard and not seen stands within the pane that scrolls: else the page as a whole could be scrolled away by it.
export const side = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '0 0 var(--pane-width)',
  minInlineSize: 0,
  minBlockSize: 0,
  background: vars.color.surface,
  selectors: { '&[data-one="true"]': { flex: '1 1 auto' }, '&[hidden]': { display: 'none' } },
});
export const sheet = style([side, { overflow: 'auto' }]);
export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  paddingInline: space[3],
  minBlockSize: 40,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
  background: vars.color.surface,
});
export const splitter = style({
  flex: '0 0 5px',
  position: 'relative',
  cursor: 'col-resize',
  touchAction: 'none',
  borderInlineStart: `${border.hairline} solid ${vars.color.hairline}`,
  selectors: {
    '&:hover, &[data-moving="true"]': { background: vars.accent.subtle },
    // Nothing stands beside it that could be seen: the line says that there is something to open.
    '&[data-closed="true"]': {
      flexBasis: 9,
      background: vars.color.sunken,
      borderInlineEnd: `${border.hairline} solid ${vars.color.hairline}`,
    },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -2 },
  },
});
export const tabs = style({ padding: space[2] });
export const problems = style({
  position: 'relative',
  maxBlockSize: '32%',
  overflow: 'auto',
  borderBlockStart: `${border.hairline} solid ${vars.color.hairline}`,
});
export const versions = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [LOW]: { flex: `1 0 ${PANES_PX}px` } },
});
