import { useMessages } from '../lingui/index.ts';
import { ListPanel } from '../option-list/index.ts';
import type { PartsProps } from '../parts/index.ts';
import { PickerField } from '../picker-field/index.ts';
import { COLUMN_WIDTH_PX } from './Cascader.css.ts';
import { Columns } from './Columns.tsx';
import { useCascaderState, useMultiCascaderState } from './headless.ts';
import { cascaderMessages } from './messages.ts';
import type { CascadeNode, CascaderPart, CascaderProps, MultiCascaderProps } from './types.ts';

/**
 * A way down through levels that load as they are opened, chosen to its end. Wide screens show the levels side by side, narrow
 * ones and searches as a tree; for a reader and for the keyboard both are one tree. A stored path shows its names without
 * loading a level.
 * @reading R-240
 */
export function Cascader<N extends CascadeNode>({ className, style, parts, ...options }: CascaderProps<N>) {
  const messages = useMessages(cascaderMessages);
  return <Ways of={useCascaderState({ ...options, messages, columnPx: COLUMN_WIDTH_PX })} {...{ className, style, parts }} />;
}

/** Several ways down through levels; the levels stay open while one ticks, and what is chosen shows as tags. @source forms §3 */
export function MultiCascader<N extends CascadeNode>({ className, style, parts, ...options }: MultiCascaderProps<N>) {
  const messages = useMessages(cascaderMessages);
  return <Ways of={useMultiCascaderState({ ...options, messages, columnPx: COLUMN_WIDTH_PX })} {...{ className, style, parts }} />;
}

interface WaysProps extends PartsProps<CascaderPart> {
  readonly of: Omit<ReturnType<typeof useCascaderState>, 'value'>;
}

function Ways({ of: { isOpen, field, panel, columns }, className, style, parts }: WaysProps) {
  const rows = columns.length > 0 ? <Columns columns={columns} parts={parts} /> : undefined;
  return (
    <>
      <PickerField {...field} {...{ className, style, parts }} />
      {isOpen && <ListPanel {...panel} rows={rows} parts={parts} />}
    </>
  );
}
