import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Download, Printer, RotateCw, Settings2 } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent as KeyPress } from 'react';
import { docName } from '../../engines/print-sheet/index.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { Popover } from '../../primitives/popover/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { StatePanel } from '../../primitives/state-panel/index.ts';
import { LockedSheets } from './LockedSheets.tsx';
import { PageSetup } from './PageSetup.tsx';
import { center, choice, note, notes, root, tools } from './PrintPreview.css.ts';
import { printFrame } from './printFrame.ts';
import type { Sheet } from './sheetOf.ts';
import type { PrintPreviewProps, PrintedSheet } from './types.ts';
import { useSheets } from './useSheets.ts';
import { wordDocument } from './wordDocument.ts';

const NONE: readonly PrintedSheet[] = [];
const SETUP_WIDTH_PX = 360;

/** Faults of the sheets, as far as the person who prints can tell or mend it. */
interface Faults {
  readonly limit: 'bytes' | 'depth' | null;
  readonly isEmpty: boolean;
  readonly unresolved: readonly string[];
  readonly leftOut: number;
}

function faultsOf(sheets: readonly Sheet[], printed: readonly PrintedSheet[]): Faults {
  const filled = sheets.filter((sheet) => sheet.kind === 'filled');
  const refused = sheets.find((sheet) => sheet.kind === 'refused');
  return {
    limit: refused?.limit ?? null,
    isEmpty: printed.every(({ template }) => template.trim() === ''),
    unresolved: [...new Set(filled.flatMap(({ unresolved }) => unresolved))],
    leftOut: filled.reduce((sum, { leftOut }) => sum + leftOut, 0),
  };
}

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent | KeyPress) =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Records in their print template, full screen, to print or to take along as a document for Word. The sheets lie in a locked
 * frame; the paper can be changed before printing.
 * @source forms §2.13 forms §9
 * @reading R-652
 */
export function PrintPreview({ name, printed, templates, productTitle, onPrinted, onRetry, onClose, ...given }: PrintPreviewProps) {
  const { t } = useLingui();
  const { announcer, lang } = useKit();
  const frame = useRef<HTMLIFrameElement>(null);
  const [paper, setPaper] = useState(given.paper);
  const [lastGiven, setLastGiven] = useState(given.paper);
  if (lastGiven !== given.paper) {
    setLastGiven(given.paper);
    setPaper(given.paper);
  }
  const [pages, setPages] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const records = printed.kind === 'ready' ? printed.sheets : NONE;
  const sheets = useSheets(records);
  const contents = useMemo(() => (sheets ?? []).flatMap((sheet) => (sheet.kind === 'filled' ? [sheet.content] : [])), [sheets]);
  const faults = sheets && faultsOf(sheets, records);
  const isReady = printed.kind === 'ready' && faults !== null && faults.limit === null && !faults.isEmpty && records.length > 0;
  const count = isReady ? pages : null;
  useEffect(() => {
    if (count !== null) announcer.say(t`Print preview, about ${plural(count, { one: '# page', other: '# pages' })}`, 'polite');
  }, [announcer, count, t]);

  const print = async () => {
    if (!isReady || !frame.current) return;
    setHasFailed(false);
    try {
      await printFrame(frame.current, productTitle);
      onPrinted();
    } catch {
      setHasFailed(true);
    }
  };
  const download = () => {
    const file = wordDocument(contents, { title: name, lang: lang, paper });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = docName(name, t`download document`);
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const onKeyDown = (event: KeyboardEvent | KeyPress) => {
    if (!isPrintKey(event)) return;
    // The browser would print the page behind.
    event.preventDefault();
    if (!event.repeat) void print();
  };
  const onFrameKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape')
      frame.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    else onKeyDown(event);
  };

  return (
    // Keys of the whole dialog, wherever in it the keyboard is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <Dialog
        title={t`Print preview - ${{ name }}`}
        widthPx="full"
        bodyFit="edge-to-edge"
        onClose={onClose}
        footerNote={count !== null && <output className={note}>{t`About ${plural(count, { one: '# page', other: '# pages' })}`}</output>}
        footer={
          <>
            <Button icon={Download} isDisabled={!isReady} onPress={download}>{t`Download as .doc`}</Button>
            <Button variant="primary" icon={Printer} isDisabled={!isReady} onPress={() => void print()}>
              {t({ message: 'Print', context: 'act' })}
            </Button>
          </>
        }
        tools={
          <div className={tools}>
            {templates && templates.choices.length > 1 && (
              <div className={choice}>
                <Select
                  label={t`Print template`}
                  placeholder={t`Please select print template`}
                  options={templates.choices.map(({ id, fullName }) => ({ id, label: fullName }))}
                  value={templates.chosenId}
                  onChange={templates.onChoose}
                />
              </div>
            )}
            <Popover label={t`Page setup`} trigger={{ text: t`Page setup`, icon: Settings2 }} widthPx={SETUP_WIDTH_PX} narrow="sheet">
              <PageSetup paper={paper} onChange={setPaper} />
            </Popover>
          </div>
        }
      >
        <div className={root}>
          {hasFailed && (
            <div className={notes}>
              <Alert tone="danger" urgency="assertive" title={t`The browser could not print; try again, or download the document`} />
            </div>
          )}
          {faults && isReady && <Notes faults={faults} />}
          {isReady && (
            <LockedSheets
              ref={frame}
              title={t`Print preview - ${{ name }}`}
              sheets={contents}
              paper={paper}
              onPages={setPages}
              onKeyDown={onFrameKeyDown}
            />
          )}
          {!isReady && <Nothing printed={printed} faults={faults} onRetry={onRetry} />}
        </div>
      </Dialog>
    </div>
  );
}

/** Facts about the sheets that somebody who prints them should know. */
function Notes({ faults: { unresolved, leftOut } }: { readonly faults: Faults }) {
  const { t } = useLingui();
  if (unresolved.length === 0 && leftOut === 0) return null;
  const count = unresolved.length;
  return (
    <div className={notes}>
      {count > 0 && (
        <Alert
          tone="warning"
          title={t`${plural(count, { one: '# token of the template has no value and stays empty', other: '# tokens of the template have no value and stay empty' })}`}
          description={unresolved.join(' ')}
        />
      )}
      {leftOut > 0 && <Alert tone="warning" title={t`${plural(leftOut, { one: '# row is left out', other: '# rows are left out' })}`} />}
    </div>
  );
}

/** Reason there is nothing to print. */
function Nothing({ printed, faults, onRetry }: Pick<PrintPreviewProps, 'printed' | 'onRetry'> & { readonly faults: Faults | null }) {
  const { t } = useLingui();
  if (printed.kind === 'failed')
    return (
      <div className={center}>
        <StatePanel
          kind="failed"
          title={t`The preview did not load`}
          actions={<Button icon={RotateCw} onPress={onRetry}>{t`Retry`}</Button>}
        >
          {printed.reason ?? t`The server did not answer. Try again.`}
        </StatePanel>
      </div>
    );
  if (printed.kind === 'loading' || faults === null) return <output className={center}>{t`Loading…`}</output>;
  return (
    <div className={center}>
      {faults.limit ? (
        <StatePanel kind="failed" title={t`This template cannot be shown`}>
          {faults.limit === 'bytes' ? t`The template is longer than 2 MB.` : t`The formatting is nested more than 100 levels deep.`}
        </StatePanel>
      ) : (
        <StatePanel kind="empty" title={t`The template is still empty`}>{t`Whoever keeps the templates can design it.`}</StatePanel>
      )}
    </div>
  );
}
