import { after, before, divider, line, words } from './Divider.css.ts';
import type { DividerProps } from './types.ts';

/** A line between groups. Its words are text after the separator: a separator's own content is not read. @source forms §3 */
export function Divider({ children, align = 'center' }: DividerProps) {
  if (!children) return <hr className={line} />;
  return (
    <div className={divider}>
      <hr className={before[align]} />
      <span className={words}>{children}</span>
      <span className={after[align]} />
    </div>
  );
}
