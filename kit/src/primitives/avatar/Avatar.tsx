import { useState } from 'react';
import { avatar, picture } from './Avatar.css.ts';

export interface AvatarProps {
  readonly name: string;
  /** Address of the person's picture, judged by whoever gives it; the first character of the name where there is none, or it does not come. */
  readonly src?: string | null;
}

/** A person's picture, or the first character of the name on a neutral disc; the name itself stands beside it. */
export function Avatar({ name, src = null }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span aria-hidden="true" translate="no" className={avatar}>
      {src !== null && src !== broken ? (
        <img className={picture} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        (Array.from(name.trim())[0]?.toUpperCase() ?? '?')
      )}
    </span>
  );
}
