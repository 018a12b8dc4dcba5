import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { momentText } from '../../i18n/momentText.ts';
import { relativeTime } from './relativeTime.ts';

const SECOND_MS = 1000;

/** Says how long before `nowMs` a moment was, or its date. @source shell §9 */
export function useTimeLabel(nowMs: number): (atMs: number) => string {
  const { t } = useLingui();
  return (atMs) => {
    const { unit, count } = relativeTime((nowMs - atMs) / SECOND_MS);
    switch (unit) {
      case 'now':
        return t`Just now`;
      case 'minute':
        return t`${plural(count, { one: '# minute ago', other: '# minutes ago' })}`;
      case 'hour':
        return t`${plural(count, { one: '# hour ago', other: '# hours ago' })}`;
      case 'day':
        return t`${plural(count, { one: '# day ago', other: '# days ago' })}`;
      case 'week':
        return t`${plural(count, { one: '# week ago', other: '# weeks ago' })}`;
      case 'month':
        return t`${plural(count, { one: '# month ago', other: '# months ago' })}`;
      case 'date':
        return momentText(atMs);
    }
  };
}
