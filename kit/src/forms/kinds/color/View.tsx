import { Words } from '../../readers/Words.tsx';
import * as css from '../../readers/readers.css.ts';

/** A colour: a swatch of it before its name, which is what can be read and copied. */
export function ColorView({ value }: { readonly value: unknown }) {
  const text = String(value);
  return (
    <span className={css.color}>
      {CSS.supports('color', text) && <span className={css.swatch} aria-hidden="true" style={{ '--shown': text } as object} />}
      <Words>{text}</Words>
    </span>
  );
}
