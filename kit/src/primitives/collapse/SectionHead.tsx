import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, OctagonX } from 'lucide';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { EitherText } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { chevron, note as noteStyle, problem, title as titleStyle, titleBesideNote } from './Collapse.css.ts';
import type { CollapseItem } from './types.ts';

/** Words of a section's button. */
export function SectionHead({ item, isOpen }: { readonly item: CollapseItem; readonly isOpen: boolean }) {
  const { t } = useLingui();
  const { title, note, problemCount = 0 } = item;
  return (
    <>
      <span className={note ? titleBesideNote : titleStyle}>
        <EitherText>{title}</EitherText>
      </span>
      {note && <span className={noteStyle}>{note}</span>}
      {problemCount > 0 && (
        <span className={problem}>
          <Icon of={OctagonX} size="s" />
          <span aria-hidden="true">{problemCount}</span>
          <span className={visuallyHidden}>{t`${plural(problemCount, { one: '# error', other: '# errors' })}`}</span>
        </span>
      )}
      <span className={chevron[isOpen ? 'open' : 'closed']}>
        <Icon of={ChevronDown} />
      </span>
    </>
  );
}
