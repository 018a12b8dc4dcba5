import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/focus.css.ts';
import * as css from './cells.css.ts';

const STAR = '★';
const NO_STAR = '☆';

/** The first of several texts, and how many there are besides; a dash for none. */
export function linesCell(lines: readonly string[]): ReactNode {
  const [first, ...rest] = lines;
  if (first === undefined) return <None />;
  return (
    <span className={css.lines} title={lines.join('\n')}>
      <span className={css.first}>{first}</span>
      {rest.length > 0 && <span className={css.more}>+{rest.length}</span>}
    </span>
  );
}

/** A colour beside its name. */
export function swatchCell(color: string): ReactNode {
  if (color === '') return <None />;
  return (
    <span className={css.lines}>
      {CSS.supports('color', color) && <span className={css.swatch} aria-hidden="true" style={{ '--shown': color } as object} />}
      {color}
    </span>
  );
}

/** A score in stars and parts of one, heard as a figure. */
export function starsCell(score: number, most: number): ReactNode {
  if (score <= 0) return <None />;
  const share = Math.min(1, score / most);
  return (
    <>
      <span aria-hidden="true" className={css.stars}>
        {NO_STAR.repeat(most)}
        <span className={css.full} style={{ inlineSize: `${share * 100}%` }}>
          {STAR.repeat(most)}
        </span>
      </span>
      <span className={visuallyHidden}>{`${score} / ${most}`}</span>
    </>
  );
}

/** A cell without a value. */
export const noCell = (): ReactNode => <None />;

function None() {
  return <span className={css.none}>—</span>;
}
