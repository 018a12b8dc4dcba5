import { useRef } from 'react';
import { useToolbar } from '../headless.ts';

/** Buttons over a text in markup of one's own, in Japanese, without the styles and the provider of the kit. */
export function OwnToolbar() {
  const text = useRef<HTMLTextAreaElement>(null);
  const bar = useToolbar({ label: '書式', controls: 'own-text', isPointerQuiet: true, onEscape: () => text.current?.focus() });
  return (
    <div>
      <div {...bar.getToolbarProps({ className: 'own' })}>
        <button type="button">太字</button>
        <button type="button">斜体</button>
        <button type="button">下線</button>
      </div>
      <textarea ref={text} id="own-text" aria-label="本文" />
      <button type="button" onClick={bar.focus}>
        書式へ
      </button>
    </div>
  );
}
