import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { GroupTitle } from '../../primitives/group-title/index.ts';
import { HeadingLevel } from '../../primitives/heading-level/index.ts';
import { NotArrived, lazyComponent, lazyPart, useLazyPart } from '../../primitives/lazy/index.ts';
import type { LazyPart } from '../../primitives/lazy/index.ts';
import { RowLayout } from '../../primitives/row-layout/index.ts';
import { Tabs } from '../../primitives/tabs/index.ts';
import { controlsOf, holds } from '../grammar/index.ts';
import type { Condition, Control, FieldPath, PanelProps, Part } from '../grammar/index.ts';
import type { FormStore } from '../store/index.ts';
import { ControlField } from './ControlField.tsx';
import { DesignFaults } from './DesignFaults.tsx';
import { recordParts } from './lazyRecordParts.ts';
import { useOpenTabs } from './openTabs.ts';
import { useFormSummary } from '../headless.ts';
import { useDrawnForm } from './drawnForm.ts';
import { useText } from './useText.ts';
import * as css from './FormParts.css.ts';

/** Comes with the first form that has a code. */
const CodeView = lazyComponent(lazyPart(async () => (await import('./CodeView.tsx')).CodeView));

/** Comes with the first form that was designed. */
const DisplayView = lazyComponent(lazyPart(async () => (await import('./DisplayView.tsx')).DisplayView));

/** Comes with the first form that folds. */
const FoldParts = lazyComponent(lazyPart(async () => (await import('./FoldParts.tsx')).FoldParts));

/** Comes with the first form whose grid has cells over several lines. */
const GridLines = lazyComponent(lazyPart(async () => (await import('./GridLines.tsx')).GridLines));

/** Comes with the first form of many fields. */
const TabSearch = lazyComponent(lazyPart(async () => (await import('./TabSearch.tsx')).TabSearch));

type Layout<Name> = Extract<Part, { part: Name }>;

/** Comes with the first record that is read. */
const RecordParts = lazyComponent(recordParts);

/**
 * Names of parts that stand beside each other: a form whose parts change while it is filled in keeps the editors of those it still
 * has. A control is called by its field, a layout by the first field within it.
 */
function partNames(parts: readonly Part[]): readonly string[] {
  const taken = new Set<string>();
  return parts.map((part, at) => {
    const field = part.part === 'control' ? part.field : controlsOf({ parts: [part] })[0]?.control.field;
    const own = part.id ?? (field === undefined ? '' : `${part.part} ${field}`);
    const name = own === '' || taken.has(own) ? `${own} ${at}` : own;
    taken.add(name);
    return name;
  });
}

const drawLayout = (part: Exclude<Part, Control>) => <LayoutPart part={part} />;

/** The parts of a form in their order, as fields or, where they are only read, as labels with their values. */
export function FormParts({ parts }: { readonly parts: readonly Part[] }) {
  const { isReadOnly } = useDrawnForm();
  if (isReadOnly) return <RecordParts parts={parts} drawLayout={drawLayout} />;
  const names = partNames(parts);
  if (!parts.some(({ span }) => span !== undefined)) return parts.map((part, at) => <FormPart key={names[at]} part={part} />);
  return (
    <RowLayout
      cells={parts.map((part, at) => ({
        id: names[at] ?? '',
        ...(part.span !== undefined && { span: part.span }),
        content: <FormPart part={part} />,
      }))}
    />
  );
}

const drawPanel = (parts: readonly Part[]) => (
  <div className={css.panel}>
    <FormParts parts={parts} />
  </div>
);

const drawCell = (parts: readonly Part[]) => <FormParts parts={parts} />;

function FormPart({ part }: { readonly part: Part }) {
  return part.part === 'control' ? <ControlField control={part} /> : <LayoutPart part={part} />;
}

function LayoutPart({ part }: { readonly part: Exclude<Part, { part: 'control' }> }) {
  const isShown = useHolds(part.shown);
  const text = useText();
  if (!isShown) return null;
  switch (part.part) {
    case 'row':
      if (part.isGrid === true) return <GridLines lines={part.parts} draw={drawCell} />;
      return (
        <div className={part.parts.some(({ span }) => span !== undefined) ? css.plain : css.row}>
          <FormParts parts={part.parts} />
        </div>
      );
    case 'section':
      return <Section part={part} />;
    case 'tabs':
      return part.look === 'folds' ? <FoldParts part={part} draw={drawPanel} /> : <TabParts part={part} />;
    case 'note':
      return <Alert tone={part.tone} title={text(part.text)} />;
    case 'faults':
      return <DesignFaults faults={part.faults} />;
    case 'barcode':
    case 'qr':
      return <CodeView part={part} />;
    case 'display':
      return <DisplayView {...part} />;
    case 'panel':
      return <Panel part={part} />;
  }
}

const NO_FIELDS: readonly FieldPath[] = [];

/** Changes of some fields, counted. */
function changesOf({ subscribe }: FormStore, fields: readonly FieldPath[]) {
  let count = 0;
  return {
    count: () => count,
    subscribe: (listener: () => void) => {
      const tell = () => {
        count += 1;
        listener();
      };
      const stops = fields.map((field) => subscribe(field, tell));
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** Draws anew with each change of these fields. */
function useRedrawnWith(fields: readonly FieldPath[]): void {
  const { store } = useDrawnForm();
  const changes = useMemo(() => changesOf(store, fields), [store, fields]);
  useExternalStore(changes.subscribe, changes.count);
}

function Panel({ part }: { readonly part: Layout<'panel'> }) {
  const { store, isReadOnly } = useDrawnForm();
  useRedrawnWith(part.reads ?? NO_FIELDS);
  const { view: View } = part;
  const props = { read: store.value, isReadOnly };
  return 'fetch' in View ? <LazyPanel of={View} {...props} /> : <View {...props} />;
}

function LazyPanel({ of, ...props }: PanelProps & { readonly of: LazyPart<ComponentType<PanelProps>> }) {
  const view = useLazyPart(of, true);
  if (view.status === 'failed') return <NotArrived part={of} />;
  return view.status === 'here' && <view.part {...props} />;
}

function Section({ part }: { readonly part: Layout<'section'> }) {
  const text = useText();
  return (
    <section className={css.column}>
      <GroupTitle note={part.note && text(part.note)}>{text(part.title)}</GroupTitle>
      <HeadingLevel>
        <FormParts parts={part.parts} />
      </HeadingLevel>
    </section>
  );
}

/** Tabs of a form. Fields nobody has seen are judged all the same; a tab says how many of its fields are to be mended. */
function TabParts({ part }: { readonly part: Layout<'tabs'> }) {
  const text = useText();
  const { store, idOf } = useDrawnForm();
  const { problems, attempt } = useFormSummary(store);
  const open = useOpenTabs();
  const label = text(part.label);
  const [chosen, setChosen] = useState({ id: (part.tabs.find(({ id }) => id === open?.get(label)) ?? part.tabs[0])?.id ?? '', attempt });
  useEffect(() => void open?.set(label, chosen.id), [open, label, chosen.id]);
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly field: FieldPath | null } | null>(null);
  const goTo = useEffectEvent((field: FieldPath | null) => {
    const before = document.activeElement;
    const control = field === null ? null : document.getElementById(idOf(field));
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
    if (document.activeElement === before) box.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  });
  // What is hidden takes no focus: its tab is open before.
  useEffect(() => {
    if (wanted) goTo(wanted.field);
  }, [wanted]);
  const problemsIn = (id: string) => problems.filter(({ tabs }) => tabs.includes(id)).length;
  // A try to save shows the first tab that keeps it from succeeding.
  if (chosen.attempt !== attempt) {
    const wrong = problemsIn(chosen.id) > 0 ? undefined : part.tabs.find(({ id }) => problemsIn(id) > 0);
    setChosen({ id: wrong?.id ?? chosen.id, attempt });
  }
  const { search } = part;
  const tabs = (
    <Tabs
      label={label}
      tabs={part.tabs.map(({ id, label }) => ({ id, label: text(label), problemCount: problemsIn(id) }))}
      selectedId={chosen.id}
      onSelect={(id) => setChosen({ id, attempt })}
      keep="all"
    >
      {(id) => drawPanel(part.tabs.find((tab) => tab.id === id)?.parts ?? [])}
    </Tabs>
  );
  if (!search) return tabs;
  return (
    <div ref={box}>
      <TabSearch
        part={{ ...part, search }}
        onGoTo={(id, field) => {
          setChosen({ id, attempt });
          setWanted({ field });
        }}
      />
      {tabs}
    </div>
  );
}

/** True while a condition of a layout part holds; judged with each change of the form. */
function useHolds(condition: Condition | undefined): boolean {
  const { store } = useDrawnForm();
  return useExternalStore(
    useCallback(
      (listener) => {
        if (condition === undefined) return () => undefined;
        const stops = store.controls.map(({ control }) => store.subscribe(control.field, listener));
        return () => stops.forEach((stop) => stop());
      },
      [store, condition],
    ),
    () => condition === undefined || holds(condition, store.value),
  );
}
