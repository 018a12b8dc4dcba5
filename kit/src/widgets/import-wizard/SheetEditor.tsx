import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Redo2, Undo2 } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useCellWords } from '../../primitives/cell-grid/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { SheetGrid } from './grid/SheetGrid.tsx';
import { bar, count as countStyle, pair, problem as problemStyle, problemWords } from './grid/SheetGrid.css.ts';
import {
  changedPlace,
  equalPlaces,
  problemAt,
  problemCount,
  withBlock,
  withEqualText,
  withText,
  withTextInRows,
  withoutRow,
} from './sheet.ts';
import type { SheetLine, SheetPlace } from './sheet.ts';
import type { ImportPorts } from './types.ts';
import { useSheetGrid } from './grid/useSheetGrid.ts';
import type { EditedSheet } from './wizard.ts';

export interface SheetEditorProps {
  readonly label: string;
  readonly sheet: EditedSheet;
  /** The lines were refused: a column says why. */
  readonly hasReasons: boolean;
  readonly check: ImportPorts['check'];
  readonly onEdit: (lines: readonly SheetLine[]) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Opens the rows of a sub-table; left out where no column is one. */
  readonly onOpen?: (row: number, columnId: string) => void;
  /** The keyboard begins at the first problem, of a dialog that opens with this. @defaultValue false */
  readonly isFirst?: boolean;
}

/** Cells that have the text a corrected one had, and are wrong as it was. */
interface Offer {
  readonly columnId: string;
  readonly rows: ReadonlySet<number>;
  readonly text: string;
}

/** Lines of a file with their problems, which are corrected in place: from one to the next, or all that are alike at once. */
export function SheetEditor({ label, sheet, hasReasons, check, onEdit, onUndo, onRedo, onOpen, isFirst = false }: SheetEditorProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const cellWords = useCellWords();
  const { columns, lines, past, future } = sheet;
  const problemId = useId();
  const [offer, setOffer] = useState<Offer | null>(null);
  const labelOf = (columnId: string | null) => columns.find(({ id }) => id === columnId)?.label ?? '';
  const left = problemCount(lines);
  const leftWords = (count: number) =>
    count === 0 ? t`No problems left` : t`${plural(count, { one: '# problem left', other: '# problems left' })}`;

  function onText(place: SheetPlace, text: string, isForAll: boolean): readonly SheetLine[] {
    const { row, columnId } = place;
    const equal = equalPlaces(lines, columns, place).filter((each) => each !== row);
    const now = isForAll ? withEqualText(lines, columns, place, text, check) : withText(lines, place, text, check);
    if (now === lines || columnId === null) return lines;
    onEdit(now);
    setOffer(!isForAll && equal.length > 0 && text !== '' ? { columnId, rows: new Set(equal), text } : null);
    const still = problemAt(now[row], columnId);
    const cells = isForAll ? equal.length + 1 : 0;
    if (cells > 0) announcer.say(t`${plural(cells, { one: '# cell changed', other: '# cells changed' })}`);
    announcer.say(still ? t`${labelOf(columnId)}: ${still.message}` : leftWords(problemCount(now)));
    return now;
  }
  function takeOffer() {
    if (!offer) return;
    const { columnId, rows, text } = offer;
    const now = withTextInRows(lines, columnId, rows, text, check);
    onEdit(now);
    setOffer(null);
    // The button that was pressed goes with the offer.
    grid.goBack();
    announcer.say(t`${plural(rows.size, { one: '# cell changed', other: '# cells changed' })}`);
    announcer.say(leftWords(problemCount(now)));
  }
  function step(way: 'undo' | 'redo'): SheetPlace | null {
    const to = (way === 'undo' ? past : future).at(-1);
    if (!to) {
      announcer.say(cellWords({ event: way === 'undo' ? 'nothingToUndo' : 'nothingToRedo' }));
      return null;
    }
    if (way === 'undo') onUndo();
    else onRedo();
    setOffer(null);
    const rest = leftWords(problemCount(to));
    announcer.say(way === 'undo' ? t`Undone. ${rest}` : t`Done again. ${rest}`);
    return changedPlace(lines, to);
  }

  const grid = useSheetGrid({
    lines,
    columns,
    hasReasons,
    isFirst,
    onText,
    onOpen: (row, columnId) => onOpen?.(row, columnId),
    onStep: step,
    onBlock(from, block, deed) {
      const ids = [...(hasReasons ? [null] : []), ...columns.map(({ id, rows }) => (rows ? null : id))];
      const { lines: now, cells, wrong, skipped: over } = withBlock(lines, ids, from, block, check);
      onEdit(now);
      setOffer(null);
      announcer.say(cellWords(deed === 'clear' ? { event: 'cleared' } : { event: 'pasted', cells, wrong, left: over, deed }));
      announcer.say(leftWords(problemCount(now)));
    },
    onChosen: (rows, cols) => announcer.say(cellWords({ event: 'chosen', rows, cols })),
    onNothingAbove: () => announcer.say(cellWords({ event: 'notHere' })),
    onNoProblem: () => announcer.say(t`No problems left`),
    onRemove(row) {
      const number = lines[row]?.number ?? 0;
      const now = withoutRow(lines, row, check);
      onEdit(now);
      setOffer(null);
      const rest = now.length;
      announcer.say(t`Row ${number} removed, ${plural(rest, { one: '# row is left', other: '# rows are left' })}`);
    },
  });
  const { place } = grid;
  const here = problemAt(lines[place.row], place.columnId);
  const alike = equalPlaces(lines, columns, place).length;
  return (
    <>
      <SheetBar
        lines={lines}
        leftWords={leftWords(left)}
        hasSteps={past.length + future.length > 0}
        hasProblems={left > 0}
        onStep={(way) => void step(way)}
        onProblem={grid.goToProblem}
      />
      <SheetGrid
        label={label}
        lines={lines}
        columns={columns}
        hasReasons={hasReasons}
        isFirst={isFirst}
        grid={grid}
        problemId={problemId}
      />
      <div className={problemStyle}>
        {here ? (
          <ProblemHere id={problemId} problem={here} label={place.columnId === null ? null : labelOf(place.columnId)} alikeCount={alike} />
        ) : (
          lines.length > 0 && <span>{t`Enter corrects a cell, F8 goes to the next problem, Ctrl+Delete removes the row.`}</span>
        )}
        {offer && (
          <Button onPress={takeOffer}>
            {t`${plural(offer.rows.size, { one: 'Correct the other cell like this, too', other: 'Correct the # others like this, too' })}`}
          </Button>
        )}
      </div>
    </>
  );
}

interface SheetBarProps {
  readonly lines: readonly SheetLine[];
  readonly leftWords: string;
  /** Something can be undone or done again. */
  readonly hasSteps: boolean;
  readonly hasProblems: boolean;
  readonly onStep: (way: 'undo' | 'redo') => void;
  readonly onProblem: (step: 1 | -1) => void;
}

/** Counts of rows and problems, with the ways back and on. */
function SheetBar({ lines, leftWords, hasSteps, hasProblems, onStep, onProblem }: SheetBarProps) {
  const { t } = useLingui();
  return (
    <div className={bar}>
      <span className={countStyle}>
        {t`${plural(lines.length, { one: '# row', other: '# rows' })}`} · {leftWords}
      </span>
      {hasSteps && (
        <span className={pair}>
          <Button icon={Undo2} onPress={() => onStep('undo')}>
            {t`Undo`}
          </Button>
          <Button icon={Redo2} onPress={() => onStep('redo')}>
            {t`Redo`}
          </Button>
        </span>
      )}
      {hasProblems && (
        <span className={pair}>
          <Button icon={ArrowUp} onPress={() => onProblem(-1)}>
            {t`Previous problem`}
          </Button>
          <Button icon={ArrowDown} onPress={() => onProblem(1)}>
            {t`Next problem`}
          </Button>
        </span>
      )}
    </div>
  );
}

interface ProblemHereProps {
  readonly id: string;
  readonly problem: NonNullable<ReturnType<typeof problemAt>>;
  /** Name of the column; null for a problem of the whole line. */
  readonly label: string | null;
  /** Number of cells that are wrong like this. */
  readonly alikeCount: number;
}

/** The problem of the cell the keyboard is in, and the keys that mend it. */
function ProblemHere({ id, problem, label, alikeCount: alike }: ProblemHereProps) {
  const { t } = useLingui();
  return (
    <span id={id} className={problemStyle}>
      <span className={problemWords}>
        {problem.cell === undefined && label}
        {problem.cell === undefined && label !== null && t({ message: ': ', context: 'between a name and what is said of it' })}
        {problem.message}
      </span>{' '}
      {problem.cell && <span>{t`Enter opens the rows, to correct them there.`}</span>}
      {alike > 1 && <span>{t`Ctrl+Enter corrects all ${alike} cells that are wrong like this.`}</span>}
    </span>
  );
}
