import { mark } from './MilestoneMark.css.ts';

/** The kilometre stone, the product's mark. It is drawn beside the product's name and has none of its own. */
export function MilestoneMark({ on }: { readonly on: keyof typeof mark }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={mark[on]}>
      <path d="M5 22V9a7 7 0 0 1 14 0v13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1z" fill="currentColor" />
      <path data-cut="" d="M8.6 9.4h6.8a1 1 0 0 1 0 2H8.6a1 1 0 0 1 0-2zm0 4.4h3.9a1 1 0 0 1 0 2H8.6a1 1 0 0 1 0-2z" />
    </svg>
  );
}
