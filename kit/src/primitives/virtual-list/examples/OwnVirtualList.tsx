import { useVirtualList, virtualGapProps } from '../headless.ts';

const names = Array.from({ length: 2000 }, (_, at) => `部品 ${at + 1}`);

interface OwnVirtualListProps {
  readonly onNearEnd?: () => void;
}

/** A long list in markup of one's own, in Japanese, without the styles and the provider of the kit. */
export function OwnVirtualList({ onNearEnd }: OwnVirtualListProps) {
  const list = useVirtualList({
    label: '部品',
    keys: names,
    guessPx: 24,
    ...(onNearEnd && { onNearEnd: { withinPx: 100, call: onNearEnd } }),
  });
  return (
    <ol {...list.getListProps({ style: { blockSize: 240, overflow: 'auto' } })}>
      {list.parts.map((part) =>
        part.kind === 'gap' ? (
          <li key={part.name} {...virtualGapProps(part)} />
        ) : (
          <li key={names[part.index]} {...list.getItemProps(part.index)}>
            <span data-slot="badge">{names[part.index]}</span>
          </li>
        ),
      )}
    </ol>
  );
}
