import { EitherText } from '../data-text/index.ts';
import { Heading } from '../heading-level/index.ts';
import { actions as actionsStyle, heading, help as helpStyle, line, note as noteStyle } from './GroupTitle.css.ts';
import type { GroupTitleProps } from './types.ts';

/** Heading of a group of fields, with the post in neutral: it marks a place, it does not say "you are here". @source forms §3 */
export function GroupTitle({ children, id, note, help, actions, align = 'start' }: GroupTitleProps) {
  return (
    <div>
      <div className={line[align]}>
        <Heading id={id} className={heading}>
          <EitherText>{children}</EitherText>
        </Heading>
        {note && <span className={noteStyle}>{note}</span>}
        {actions && <div className={actionsStyle}>{actions}</div>}
      </div>
      {help && (
        <p className={helpStyle}>
          <EitherText>{help}</EitherText>
        </p>
      )}
    </div>
  );
}
