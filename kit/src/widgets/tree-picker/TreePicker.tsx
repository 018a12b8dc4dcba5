import { useEffect, useId, useRef } from 'react';
import { whenIdle } from '../../engines/clock/index.ts';
import { lazyPart, useLazyPart } from '../../primitives/lazy/index.ts';
import { useMessages } from '../../primitives/lingui/index.ts';
import { PickerField } from '../../primitives/picker-field/index.ts';
import { AddButton } from './Footer.tsx';
import { usePickerAdd, useTreePicker } from './headless.ts';
import { treePickerMessages } from './messages.ts';
import { fetchAhead, surface } from './surfacePart.ts';
import type { TreePickerProps } from './types.ts';
import { useText } from './useText.ts';
import { useSurface } from './useSurface.ts';

const inline = lazyPart(() => import('./InlinePicker.tsx').then((module) => module.InlinePicker));

/**
 * A field that holds what is picked: people, departments, regions, rules. What it offers, what may be chosen and how it is
 * shown is its spec; see `declarations/`. Opens with the present value chosen, writes once on confirming, and brings the
 * old value back on anything else.
 * @source forms §2.1–2.5, §4
 */
export function TreePicker(props: TreePickerProps) {
  const isInline = props.spec.look.surface === 'inline';
  const late = useLazyPart(inline, isInline);
  if (!isInline) return <FieldPicker {...props} />;
  return late.status === 'here' && <late.part {...props} />;
}

function FieldPicker({ spec, value, onChange, use, placeholder, tags, isClearable = true, ...words }: TreePickerProps) {
  const textOf = useText();
  const picker = useTreePicker({ spec, value, onChange, use, messages: useMessages(treePickerMessages), text: textOf });
  const { session, isOpen } = picker;
  const boxRef = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const late = useSurface(isOpen, session);
  const isHere = late.status === 'here';
  const add = usePickerAdd(spec, picker.open);
  const canAddBeside = spec.look.surface === 'popover' && (use ?? 'editable') === 'editable';
  useEffect(() => whenIdle(fetchAhead), []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- fetches what a press will need
    <div onPointerEnter={prepare} onFocus={prepare}>
      <PickerField
        {...words}
        items={picker.items}
        cardinality={spec.policy.cardinality}
        placeholder={placeholder ?? textOf(spec.placeholder)}
        use={use}
        opens={{ kind: 'dialog', isOpen: isOpen && isHere, isComing: isOpen && !isHere, controls: panelId, boxRef }}
        onOpen={picker.open}
        onRemove={isClearable ? picker.remove : undefined}
        onClear={isClearable ? picker.clear : undefined}
        onUndo={picker.undo}
        names={picker.names}
        tags={tags}
        beside={canAddBeside && spec.add && add.onAdd && <AddButton add={spec.add} onAdd={add.onAdd} isBusy={add.isAdding} />}
      />
      {isOpen && late.status === 'here' && <late.part session={session} anchorRef={boxRef} panelId={panelId} added={add.added} />}
    </div>
  );
}

const prepare = () => void surface.fetch().catch(() => undefined);
