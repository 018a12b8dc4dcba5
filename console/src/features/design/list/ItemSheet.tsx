import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { IconButton } from '@milepost/kit/button';
import { prepareEditors } from '@milepost/kit/forms/render';
import type { Part } from '@milepost/kit/forms/grammar';
import type { DesignProblem } from '@milepost/openapi/domains/design';
import { ArrowLeft, ArrowRight, Trash2, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { OpenItem } from './listItems.ts';
import { useDesign } from '../designer/useDesigner.ts';
import { problemSentence } from '../problems/problemWords.ts';
import * as css from './ListPart.css.ts';

export interface ItemSheetProps {
  readonly open: OpenItem;
  /** Parts of its form: the first has the keyboard once all are here. */
  readonly parts: readonly Part[];
  /** Kind of the item and its name, such as “Column Amount”. */
  readonly title: string;
  /** Place from 0, of so many. */
  readonly at: number;
  readonly count: number;
  readonly problems: readonly DesignProblem[];
  /** Left out where the design is only read. */
  readonly onStep?: (by: 1 | -1) => void;
  readonly onRemove?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Sheet of one item of the list: what it is, buttons that move it and take it out, what is wrong with it, its settings. */
export function ItemSheet({ open, parts, title, at, count, problems, onStep, onRemove, onClose, children }: ItemSheetProps) {
  const { t, i18n } = useLingui();
  const design = useDesign(({ document }) => document);
  const body = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const whole = () => setWhole(true);
    prepareEditors({ parts }).then(whole, whole);
  }, [parts]);
  useEffect(() => {
    // Where it stands below the list, whoever opened it sees it come.
    if (isWhole) body.current?.parentElement?.scrollIntoView?.({ block: 'nearest' });
    if (isWhole && open.by === 'keys') body.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [open, isWhole]);
  const place = at + 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in one of its fields
    <section
      className={css.sheet}
      data-pane="settings"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={css.sheetHead}>
        <h2 className={css.sheetTitle} title={title}>
          {title}
        </h2>
        <div className={css.sheetTools}>
          <span className={css.quiet}>{t`${place} of ${count}`}</span>
          {onStep && (
            <>
              <IconButton size="row" variant="text" icon={ArrowLeft} label={t`Move before the one before`} onPress={() => onStep(-1)} />
              <IconButton size="row" variant="text" icon={ArrowRight} label={t`Move behind the next one`} onPress={() => onStep(1)} />
            </>
          )}
          {onRemove && <IconButton size="row" variant="text" icon={Trash2} label={t`Take it out of the list`} onPress={onRemove} />}
          <IconButton size="row" variant="text" icon={X} label={t`Back to the list as a whole`} onPress={onClose} />
        </div>
      </header>
      <div ref={body} className={css.sheetBody}>
        {problems.map((problem) => (
          <Alert key={problem.id} tone="warning" title={i18n._(problemSentence(problem, design))} />
        ))}
        {children}
      </div>
    </section>
  );
}
