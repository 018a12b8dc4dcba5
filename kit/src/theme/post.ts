import { vars } from './contract.css.ts';
import { border, lineHeight, radius } from './tokens.ts';

/** The post at the start of a row: you are here. For `::before` of what is placed; in the colour of its surroundings. */
export const postRule = (color: string) =>
  ({
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: '25%',
    inlineSize: border.post,
    borderRadius: '0 3px 3px 0',
    background: color,
  }) as const;

const GROUP_POST_PX = 14;

/** The post in neutral before the heading of a group: it marks a place, it does not say "you are here". For `::before`. */
export const groupPost = {
  content: '',
  flex: 'none',
  inlineSize: border.post,
  blockSize: GROUP_POST_PX,
  // In the middle of the first line.
  marginBlockStart: `calc((${lineHeight[14]} - ${GROUP_POST_PX}px) / 2)`,
  borderRadius: radius.full,
  background: vars.color.divider,
  // The ground is gone in forced colours; an edge is not.
  boxSizing: 'border-box',
  border: `calc(${border.post} / 2) solid transparent`,
  backgroundClip: 'border-box',
} as const;
