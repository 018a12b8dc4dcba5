import * as look from './Text.css.ts';
import type { TextProps } from './types.ts';

/** Words of a form in a look made of tokens. Never markup: what a configuration says is shown as it is written. @source forms §3 */
export function Text({ children, size = 14, weight = 'regular', tone = 'plain', align = 'start', isItalic, line = 'none' }: TextProps) {
  const classes = [
    look.text,
    look.size[size],
    look.weight[weight],
    look.tone[tone],
    look.align[align],
    look.line[line],
    isItalic && look.italic,
  ];
  return <p className={classes.filter(Boolean).join(' ')}>{children}</p>;
}
