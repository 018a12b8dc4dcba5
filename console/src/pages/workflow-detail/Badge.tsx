import { Status } from '@milepost/kit/status';
import type { StatusTone } from '@milepost/kit/status';
import { badge } from './detail.css.ts';

/** A state as shape and word on a ground of its own. */
export function Badge({ tone, children }: { readonly tone: StatusTone; readonly children: string }) {
  return (
    <span className={badge[tone]}>
      <Status tone={tone}>{children}</Status>
    </span>
  );
}
