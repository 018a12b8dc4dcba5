import { unbroken } from './detail.css.ts';

const MOMENT = /(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?)/;

/** A text in which dates stay in one piece when the line is too short. */
export function Unbroken({ children }: { readonly children: string }) {
  return children.split(MOMENT).map((part, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts are read only
      <span key={at} className={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
