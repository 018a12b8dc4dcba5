import { Check, ChevronRight } from 'lucide';
import { memo } from 'react';
import { useTextLang } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
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
import { hasBox, optionNameProps, optionRowProps, optionToggleProps } from './headless.ts';
import type { OptionRow as Row, OptionRowView } from './headless.ts';
import type { ListPart } from './types.ts';

export interface OptionRowProps {
  readonly view: OptionRowView;
  readonly parts: PartLooks<ListPart> | undefined;
}

/** One option in its slot: scrolling changes what is in it, not the element. */
export const OptionRow = memo(function OptionRow({ view, parts }: OptionRowProps) {
  const { row, look } = view;
  const { label, lang, isChosen, reason, depth = 0, branch } = row;
  const langOf = useTextLang('either');
  const isTree = look.kind === 'tree';
  const hasParts = isTree || look.cardinality === 'many' || look.lines === 2 || Boolean(row.note ?? row.description ?? reason ?? row.mark);
  const isNested = isTree && !look.isColumn;
  const indentPx = (isNested ? CHEVRON_INSET_PX : ROW_INSET_PX) + Math.min(depth, MAX_DEPTH) * INDENT_PX;
  const className = `${rowKind[hasParts ? 'parts' : 'text']} ${rowChosen[look.cardinality]} ${hasParts ? '' : roomForCheck}`;
  const style = !look.isColumn && (depth > 0 || isTree) ? { paddingInlineStart: indentPx } : undefined;
  return (
    <div {...optionRowProps(view, partProps(parts, 'option', className, style))} lang={hasParts ? undefined : (lang ?? langOf(label))}>
      {isNested && <Chevron isExpanded={branch?.isExpanded} />}
      {hasBox(view) && <Box row={row} of="many" />}
      {hasParts ? <Words row={row} lines={look.lines ?? 1} /> : label}
      {isChosen && look.cardinality === 'one' && (
        <span className={hasParts ? check : checkAtEnd}>
          <Icon of={Check} />
        </span>
      )}
      {look.isColumn && branch?.isExpanded !== undefined && (
        <span {...optionToggleProps({ className: toSide })}>
          <Icon of={ChevronRight} size="s" />
        </span>
      )}
    </div>
  );
});

/** The drawn box of a row; its state is the row's own. */
export function Box({ row: { isChosen, branch }, of }: { readonly row: Row; readonly of: keyof typeof box }) {
  return <span className={box[of]} data-is={branch?.isHalf ? 'half' : isChosen ? 'chosen' : undefined} aria-hidden="true" />;
}

function Chevron({ isExpanded }: { readonly isExpanded: boolean | undefined }) {
  if (isExpanded === undefined) return <span className={chevron} />;
  return (
    <span {...optionToggleProps({ className: chevron })}>
      <span className={turn[isExpanded ? 'open' : 'closed']}>
        <Icon of={ChevronRight} size="s" />
      </span>
    </span>
  );
}

/** Name with what stands after or under it. A reason takes the place of both: what is seen of an option is what it is called. */
function Words({ row: { label, lang, reason, note, description, mark }, lines }: { readonly row: Row; readonly lines: 1 | 2 }) {
  const langOf = useTextLang('either');
  const quieter = reason ?? (lines === 2 ? (description ?? note) : (note ?? description));
  return (
    <span className={wordsLines[lines]}>
      <span {...optionNameProps({ className: nameLines[lines] })} lang={lang ?? langOf(label)} data-is-short={quieter ? '' : undefined}>
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
