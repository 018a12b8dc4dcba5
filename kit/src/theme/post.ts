import { border } from './tokens.ts';

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
