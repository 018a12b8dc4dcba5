import type { ReactNode } from 'react';
import { HeadingLevel } from '../heading-level/index.ts';
import { body, room } from './Collapse.css.ts';

/** Content of a section, in a box whose height can grow. */
export function SectionBody({ children }: { readonly children: ReactNode }) {
  return (
    <div className={room}>
      <div className={body}>
        <HeadingLevel>{children}</HeadingLevel>
      </div>
    </div>
  );
}
