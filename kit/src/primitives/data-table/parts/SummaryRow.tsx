import { memo } from 'react';
import { partProps } from '../../parts/index.ts';
import type { PartLooks } from '../../parts/index.ts';
import { summaryRowProps } from '../headless.ts';
import type { TableSummaryView } from '../headless.ts';
import { summary } from '../look/Tail.css.ts';
import type { TablePart } from '../types.ts';
import { SummaryCells, SummaryLines } from './SummaryCells.tsx';

interface SummaryRowProps<Row> {
  readonly view: TableSummaryView<Row>;
  readonly parts: PartLooks<TablePart> | undefined;
}

function Sums<Row>({ view, parts }: SummaryRowProps<Row>) {
  const { isNarrow } = view.layout;
  const Cells = isNarrow ? SummaryLines : SummaryCells;
  return (
    <div {...summaryRowProps(view, partProps(parts, 'summary', summary[isNarrow ? 'narrow' : 'wide']))}>
      <Cells view={view} />
    </div>
  );
}

/** Sums at the lower edge of the table. Scrolling does not render them. @source forms §5 */
export const SummaryRow = memo(Sums) as typeof Sums;
