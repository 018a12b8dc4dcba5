import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, OctagonX } from 'lucide';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { EitherText } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { chevron, note as noteStyle, problem, title as titleStyle, titleBesideNote } from './Collapse.css.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import type { CollapseItem, CollapsePart } from './types.ts';

interface SectionHeadProps {
  readonly item: CollapseItem;
  readonly isOpen: boolean;
  readonly parts: PartLooks<CollapsePart> | undefined;
}

/** Words of a section's button. */
export function SectionHead({ item, isOpen, parts }: SectionHeadProps) {
  const { t } = useLingui();
  const { title, note, problemCount = 0 } = item;
  return (
    <>
      <span {...partProps(parts, 'title', note ? titleBesideNote : titleStyle)}>
        <EitherText>{title}</EitherText>
      </span>
      {note && <span {...partProps(parts, 'note', noteStyle)}>{note}</span>}
      {problemCount > 0 && (
        <span {...partProps(parts, 'problem', problem)}>
          <Icon of={OctagonX} size="s" />
          <span aria-hidden="true">{problemCount}</span>
          <span className={visuallyHidden}>{t`${plural(problemCount, { one: '# error', other: '# errors' })}`}</span>
        </span>
      )}
      <span {...partProps(parts, 'chevron', chevron[isOpen ? 'open' : 'closed'])}>
        <Icon of={ChevronDown} />
      </span>
    </>
  );
}
