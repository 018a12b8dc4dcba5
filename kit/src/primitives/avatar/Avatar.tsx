import { avatar } from './Avatar.css.ts';

/** First character of a person's name on a neutral disc; the name itself stands beside it. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true" className={avatar}>
      {Array.from(name.trim())[0]?.toUpperCase() ?? '?'}
    </span>
  );
}
