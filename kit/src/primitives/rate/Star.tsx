import { filled, halfFilled, outline, shape } from './Rate.css.ts';
import type { StarView } from './headless.ts';

/** Five points in a square of 24. */
const POINTS = 'M12 2.5l2.94 5.96 6.57.96-4.75 4.63 1.12 6.55L12 17.5l-5.88 3.1 1.12-6.55-4.75-4.63 6.57-.96z';

/** One star: full, half or empty. */
export function Star({ fill }: Pick<StarView, 'fill'>) {
  return (
    <span className={shape} aria-hidden="true">
      <svg viewBox="0 0 24 24" className={outline}>
        <path d={POINTS} />
      </svg>
      {fill !== 'empty' && (
        <svg viewBox="0 0 24 24" className={fill === 'full' ? filled : halfFilled}>
          <path d={POINTS} />
        </svg>
      )}
    </span>
  );
}
