import { Check, ChevronRight } from 'lucide';
import { memo } from 'react';
import { useTextLang } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import {
  CHEVRON_INSET_PX,
  INDENT_PX,
  MAX_DEPTH,
  ROW_INSET_PX,
  box,
  check,
  checkAtEnd,
  chevron,
  mark as markStyle,
  nameLines,
  roomForCheck,
  rowChosen,
  rowKind,
  second,
  toSide,
  turn,
  wordsLines,
} from './OptionList.css.ts';
import { isSameRow, shifted } from './sameRow.ts';
import type { SlotProps } from './sameRow.ts';
import type { ListLook, OptionRow as Row } from './types.ts';

interface OptionRowProps {
  readonly place: SlotProps;
  readonly row: Row;
  readonly look: Pick<ListLook, 'kind' | 'cardinality' | 'lines' | 'isColumn'>;
}

/** One option in its slot: scrolling changes what is in it, not the element. */
export const OptionRow = memo(function OptionRow({ place, row, look }: OptionRowProps) {
  const { label, lang, isChosen, setSize, positionInSet, reason, group, depth = 0, branch } = row;
  const langOf = useTextLang('either');
  const isTree = look.kind === 'tree';
  const hasParts = isTree || look.cardinality === 'many' || look.lines === 2 || Boolean(row.note ?? row.description ?? reason ?? row.mark);
  const hasBox = look.cardinality === 'many' && branch?.isWay !== true;
  const isNested = isTree && !look.isColumn;
  const indentPx = (isNested ? CHEVRON_INSET_PX : ROW_INSET_PX) + Math.min(depth, MAX_DEPTH) * INDENT_PX;
  return (
    <div
      role={isTree ? 'treeitem' : 'option'}
      id={place.id}
      data-mp-row={place.slot}
      data-active={place.active}
      data-trail={(look.isColumn && branch?.isExpanded) || undefined}
      className={`${rowKind[hasParts ? 'parts' : 'text']} ${rowChosen[look.cardinality]} ${hasParts ? '' : roomForCheck}`}
      style={{
        transform: shifted(place),
        paddingInlineStart: !look.isColumn && (depth > 0 || isTree) ? indentPx : undefined,
      }}
      aria-selected={isTree && look.cardinality === 'many' ? undefined : isChosen}
      aria-checked={hasBox && isTree ? (branch?.isHalf ? 'mixed' : isChosen) : undefined}
      aria-setsize={setSize}
      aria-posinset={positionInSet}
      aria-level={isTree ? depth + 1 : undefined}
      aria-expanded={branch?.isExpanded}
      aria-busy={branch?.isBusy || undefined}
      aria-disabled={reason ? true : undefined}
      aria-description={group}
      lang={hasParts ? undefined : (lang ?? langOf(label))}
    >
      {isNested && <Chevron isExpanded={branch?.isExpanded} />}
      {hasBox && <Box row={row} of="many" />}
      {hasParts ? <Words row={row} lines={look.lines ?? 1} /> : label}
      {isChosen && look.cardinality === 'one' && (
        <span className={hasParts ? check : checkAtEnd}>
          <Icon of={Check} />
        </span>
      )}
      {look.isColumn && branch?.isExpanded !== undefined && (
        <span className={toSide} data-mp-toggle="">
          <Icon of={ChevronRight} size="s" />
        </span>
      )}
    </div>
  );
}, isSameRow);

/** The drawn box of a row; its state is the row's own. */
export function Box({ row: { isChosen, branch }, of }: { readonly row: Row; readonly of: keyof typeof box }) {
  return <span className={box[of]} data-is={branch?.isHalf ? 'half' : isChosen ? 'chosen' : undefined} aria-hidden="true" />;
}

function Chevron({ isExpanded }: { readonly isExpanded: boolean | undefined }) {
  return (
    <span className={chevron} data-mp-toggle={isExpanded === undefined ? undefined : ''}>
      {isExpanded !== undefined && (
        <span className={turn[isExpanded ? 'open' : 'closed']}>
          <Icon of={ChevronRight} size="s" />
        </span>
      )}
    </span>
  );
}

/** Name with what stands after or under it. A reason takes the place of both: what is seen of an option is what it is called. */
function Words({ row: { label, lang, reason, note, description, mark }, lines }: { readonly row: Row; readonly lines: 1 | 2 }) {
  const langOf = useTextLang('either');
  const quieter = reason ?? (lines === 2 ? (description ?? note) : (note ?? description));
  return (
    <span className={wordsLines[lines]}>
      <span className={nameLines[lines]} lang={lang ?? langOf(label)} data-name="" data-is-short={quieter ? '' : undefined}>
        {mark ? <Marked text={label} span={mark} /> : label}
      </span>
      {quieter && ' '}
      {quieter && (
        <span className={second[lines]} lang={reason ? undefined : langOf(quieter)}>
          {quieter}
        </span>
      )}
    </span>
  );
}

function Marked({ text, span: [from, end] }: { readonly text: string; readonly span: NonNullable<Row['mark']> }) {
  return (
    <>
      {text.slice(0, from)}
      <mark className={markStyle}>{text.slice(from, end)}</mark>
      {text.slice(end)}
    </>
  );
}
