import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SurroundingsProvider } from '@milepost/kit/forms/render';
import { Heading, HeadingLevel } from '@milepost/kit/heading-level';
import { keyOf, kindNameOf, kindOfName, labelOf, newControl, roleOf } from '@milepost/openapi/domains/design';
import type { DesignDialect, DesignNode, FirstWords, Json, NodeId } from '@milepost/openapi/domains/design';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';
import { firstWordsIn } from '../kinds/firstWords.ts';
import { kindWord } from '../kinds/kindWords.ts';
import { OtherMembers } from './OtherMembers.tsx';
import type { OtherMembersProps } from './OtherMembers.tsx';
import { SheetForm } from './SheetForm.tsx';
import type { Below } from './SheetForm.tsx';
import { useSheetSurroundings } from './feeds/useSheetSurroundings.ts';
import { LayoutItems } from './items/LayoutItems.tsx';
import { sheetOf } from './kinds/index.ts';
import { columnWidth } from './settings/common.ts';
import { settingsIn } from './settings/types.ts';
import type { SectionId, SheetSection } from './settings/types.ts';
import { SheetNodeProvider } from './sheetNode.ts';
import { setInControls } from './store/commands.ts';
import { sharedSections } from './store/sharedSections.ts';
import { useWantedSetting } from './useWantedSetting.ts';
import { useUses } from './useUses.ts';
import * as css from './ControlSheet.css.ts';

/** Begin of the ids of the fields of the sheet; `sheet-label` is the label of the control. */
const SHEET_NAME = 'sheet';
/** First field of a sheet. */
const FIRST_FIELD = `[id^="${SHEET_NAME}-"]:is(input, textarea, button)`;
const NO_NODE = { own: null };
const OPEN_AT_FIRST: ReadonlySet<string> = new Set<SectionId>(['basics', 'own', 'options', 'source']);

interface ControlSheetProps {
  /** The control before or after the selected one is wanted; the keyboard stays in its field. */
  readonly onStep?: (way: 'before' | 'after') => void;
}

/** A control as a new one of its kind begins. */
function begunAs(name: string, dialect: DesignDialect, words: FirstWords): Json {
  const kind = kindOfName(name);
  return kind === undefined ? null : newControl({ kind, key: '', label: '', number: 0, dialect, words });
}

/** Sections of one sheet, its own settings under the name of its kind; those all have where they are several. */
function sectionsOf(names: readonly string[], isInTable: boolean): readonly SheetSection[] {
  const shared = sharedSections(names.map(sheetOf));
  const sections = shared.flatMap((section) => {
    const rows = isInTable ? section.rows : section.rows.filter((row) => row !== columnWidth);
    return rows.length > 0 ? [{ ...section, rows }] : [];
  });
  const [name = ''] = names;
  return names.length > 1 ? sections : sections.map((section) => (section.id === 'own' ? { ...section, title: kindWord(name) } : section));
}

/** Property sheet of the selected controls; nothing while nothing is selected. @source designer §8.1, §21 */
export function ControlSheet({ onStep }: ControlSheetProps) {
  const designer = useDesigner();
  const { t, i18n } = useLingui();
  const tree = useDesign(({ document }) => document.tree);
  const dialect = useDesign(({ document }) => document.dialect);
  const selected = useDesign((state) => state.selected);
  const nodes = useMemo(() => selected.flatMap((id) => tree.nodes.get(id) ?? []), [selected, tree]);
  const all = useStableList(nodes.map(({ own }) => own));
  const names = nodes.map((node) => roleOf(tree, node)).join(' ');
  const isInTable = nodes.every(({ home }) => home !== null && kindNameOf(tree.nodes.get(home) ?? NO_NODE) === 'table');
  const sections = useMemo(() => sectionsOf(names.split(' '), isInTable), [names, isInTable]);
  const [openIds, setOpenIds] = useState(OPEN_AT_FIRST);
  const surroundings = useSheetSurroundings();
  const [only] = nodes.length === 1 ? nodes : [];
  useWantedSetting(
    { name: SHEET_NAME, owner: only ? { node: only.id } : 'flow', sections, own: only?.own ?? null, dialect },
    openIds,
    setOpenIds,
  );
  const goTo = useRef<string | null>(null);
  const wanted = selected.join(' ');
  useEffect(() => {
    const { current: id } = goTo;
    goTo.current = null;
    // The same field of the other control, where it has one; its fields are drawn first.
    if (id !== null && wanted !== '')
      requestAnimationFrame(() => (document.getElementById(id) ?? document.querySelector<HTMLElement>(FIRST_FIELD))?.focus());
  }, [wanted]);
  const onlyId = only?.id ?? null;
  const below = useMemo(
    (): Below =>
      onlyId === null
        ? {}
        : { basics: <LayoutItems id={onlyId} />, advanced: <OthersOfNode id={onlyId} settings={settingsIn(sections)} dialect={dialect} /> },
    [onlyId, sections, dialect],
  );
  const [node] = nodes;
  if (!node) return null;
  const ids = nodes.map(({ id }) => id);
  function onKeyDown(event: KeyboardEvent) {
    if (!onStep || !event.ctrlKey || event.altKey || event.shiftKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    goTo.current = event.target instanceof Element ? event.target.id : '';
    onStep(event.key === 'ArrowUp' ? 'before' : 'after');
  }
  const isOne = ids.length === 1;
  return (
    <SheetNodeProvider value={node.id}>
      <SurroundingsProvider value={surroundings}>
        {/* The keys are those of the fields within. */}
        <section className={css.sheet} aria-label={t`Settings of the control`} onKeyDownCapture={onKeyDown}>
          {isOne ? <OneHead node={node} name={names} /> : <SeveralHead count={ids.length} />}
          <HeadingLevel>
            <SheetForm
              key={`${ids.join(' ')} ${names} ${isInTable}`}
              name={SHEET_NAME}
              sections={sections}
              all={all}
              begun={begunAs(names.split(' ')[0] ?? '', dialect, firstWordsIn(i18n))}
              dialect={dialect}
              isReadOnly={designer.isReadOnly}
              openIds={openIds}
              onOpenChange={setOpenIds}
              onChange={(changes) => setInControls(designer, ids, changes)}
              below={below}
            />
          </HeadingLevel>
        </section>
      </SurroundingsProvider>
    </SheetNodeProvider>
  );
}

/** Members of a control that nobody sets up, as they are now. */
function OthersOfNode({ id, ...others }: Omit<OtherMembersProps, 'own'> & { readonly id: NodeId }) {
  const own = useDesign(({ document }) => document.tree.nodes.get(id)?.own ?? null);
  return <OtherMembers own={own} {...others} />;
}

/** The same list while its items are. */
function useStableList<T>(items: readonly T[]): readonly T[] {
  const [held, setHeld] = useState(items);
  const isSameList = held.length === items.length && held.every((item, at) => item === items[at]);
  if (!isSameList) setHeld(items);
  return isSameList ? held : items;
}

/** Name, kind and key of a control, and what uses it. */
function OneHead({ node, name }: { readonly node: DesignNode; readonly name: string }) {
  const { t, i18n } = useLingui();
  const uses = useUses(node.id);
  const key = keyOf(node);
  const label = labelOf(node);
  const places = uses.join(t({ message: ', ', context: 'between places' }));
  return (
    <div className={css.head}>
      <Heading className={css.title}>
        {label}{' '}
        <span className={css.kind}>
          {label === '' ? '' : '· '}
          {i18n._(kindWord(name))}
        </span>
      </Heading>
      {key !== '' && key !== label && (
        <span className={css.key} translate="no">
          {key}
        </span>
      )}
      {places !== '' && <p className={css.uses}>{t`Used in: ${places}`}</p>}
    </div>
  );
}

function SeveralHead({ count }: { readonly count: number }) {
  const { t } = useLingui();
  return (
    <div className={css.head}>
      <Heading className={css.title}>{t`${plural(count, { one: '# control', other: '# controls' })}`}</Heading>
      <p className={css.uses}>{t`Settings all of them have; a change is made to each`}</p>
    </div>
  );
}
