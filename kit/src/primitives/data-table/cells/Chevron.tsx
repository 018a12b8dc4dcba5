import { ChevronRight } from 'lucide';
import { Icon } from '../../icon/index.ts';
import { toggleProps } from '../headless.ts';
import { turn } from '../look/DataTable.css.ts';

interface ChevronProps {
  /** Undefined for a leaf, which keeps the place empty. */
  readonly isExpanded: boolean | undefined;
  readonly className: string;
}

/** The twisty of a parent. Clicks are heard by the table. */
export function Chevron({ isExpanded, className }: ChevronProps) {
  if (isExpanded === undefined) return <span className={className} />;
  return (
    <span {...toggleProps({ className })}>
      <span className={turn[isExpanded ? 'open' : 'closed']}>
        <Icon of={ChevronRight} size="s" />
      </span>
    </span>
  );
}
