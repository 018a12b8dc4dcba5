import { createContext, useContext, useId } from 'react';
import { EitherText } from '../data-text/index.ts';
import { GroupTitle } from '../group-title/index.ts';
import { Heading, HeadingLevel } from '../heading-level/index.ts';
import { actions as actionsStyle, body, head, heading, note as noteStyle, plain, sheet } from './Card.css.ts';
import type { CardProps } from './types.ts';

const InACard = createContext(false);

/**
 * A part of a page on a sheet of its own, with a heading. A card in a card is a group with a heading and no sheet.
 * @source forms §3 @reading R-263
 */
export function Card({ title, note, actions, children }: CardProps) {
  const isInACard = useContext(InACard);
  const id = useId();
  const inside = (
    <HeadingLevel>
      <InACard value>{children}</InACard>
    </HeadingLevel>
  );
  if (isInACard)
    return (
      <section aria-labelledby={title ? id : undefined} className={plain}>
        {title && (
          <GroupTitle id={id} note={note} actions={actions}>
            {title}
          </GroupTitle>
        )}
        {inside}
      </section>
    );
  return (
    <section aria-labelledby={title ? id : undefined} className={sheet}>
      {title && (
        <div className={head}>
          <Heading id={id} className={heading}>
            <EitherText>{title}</EitherText>
          </Heading>
          {note && <span className={noteStyle}>{note}</span>}
          {actions && <div className={actionsStyle}>{actions}</div>}
        </div>
      )}
      <div className={body}>{inside}</div>
    </section>
  );
}
