import { ChevronRight } from 'lucide';
import { Icon } from '../../icon/index.ts';
import { turn } from '../look/DataTable.css.ts';

interface ChevronProps {
  /** Undefined for a leaf, which keeps the place empty. */
  readonly isExpanded: boolean | undefined;
  readonly className: string;
}

/** The twisty of a parent. Clicks are heard by the table. */
export function Chevron({ isExpanded, className }: ChevronProps) {
  return (
    <span className={className} data-mp-toggle={isExpanded === undefined ? undefined : ''}>
      {isExpanded !== undefined && (
        <span className={turn[isExpanded ? 'open' : 'closed']}>
          <Icon of={ChevronRight} size="s" />
        </span>
      )}
    </span>
  );
}
