import { useRef, useState } from 'react';
import { Layer } from '../../../engines/layer-stack/index.ts';
import { useAnchored, usePopover, usePopoverPanel } from '../headless.ts';
import type { AnchoredOptions, PopoverPanelOptions } from '../headless.ts';

function Panel({ of }: { readonly of: PopoverPanelOptions }) {
  const { layer, close, getPanelProps, getContentProps } = usePopoverPanel(of);
  return (
    <Layer of={layer}>
      <div {...getPanelProps({ className: 'own', style: { zIndex: 1, background: 'Canvas' } })}>
        <p {...getContentProps()}>
          <input aria-label="検索" /> <button onClick={close}>閉じる</button>
        </p>
      </div>
    </Layer>
  );
}

/** A button and its dialog in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnPopover({ initialIsOpen = false }: { readonly initialIsOpen?: boolean }) {
  const { isOpen, panel, getTriggerProps } = usePopover({ label: '絞り込み', initialIsOpen });
  return (
    <div lang="ja">
      <button {...getTriggerProps({ className: 'own' })}>絞り込み</button>
      {isOpen && <Panel of={panel} />}
      <Stations />
    </div>
  );
}

function Stations() {
  const anchorRef = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <p>
      <input ref={anchorRef} aria-label="料金所" onClick={() => setIsOpen(true)} />
      {isOpen && <List anchorRef={anchorRef} label="料金所" onClose={() => setIsOpen(false)} widthPx={80} />}
    </p>
  );
}

function List(options: AnchoredOptions) {
  const { layer, getPanelProps } = useAnchored(options);
  return (
    <Layer of={layer}>
      <ul {...getPanelProps({ style: { background: 'Canvas' } })}>
        <li>青渓</li>
      </ul>
    </Layer>
  );
}
