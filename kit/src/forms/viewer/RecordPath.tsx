import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide';
import { Icon } from '../../primitives/icon/index.ts';
import { focusRing } from '../../theme/index.ts';
import * as css from './RecordViewer.css.ts';

interface RecordPathProps {
  /** Titles of the records below, from the first one. */
  readonly titles: readonly string[];
  readonly title: string;
  readonly onGoTo: (level: number) => void;
}

/** The records that are open below this one, each a way back to it. */
export function RecordPath({ titles, title, onGoTo }: RecordPathProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Open records`} className={css.path}>
      <ol className={css.steps}>
        {titles.map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- levels have no name but their place
          <li key={at} className={css.step}>
            <button type="button" className={`${css.crumb} ${focusRing}`} onClick={() => onGoTo(at)}>
              {one}
            </button>
            <Icon of={ChevronRight} size="s" />
          </li>
        ))}
        <li className={css.here} aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}
