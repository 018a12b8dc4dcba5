import { useState } from 'react';
import { OwnMenuPanel } from '../../menu/examples/OwnMenu.tsx';
import { useContextMenu } from '../headless.ts';

const hasMenu = (target: HTMLElement) => (target.dataset['station'] ? [target.dataset['station']] : []);

/** A list whose rows have a menu, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnContextMenu() {
  const [done, setDone] = useState('');
  const { open, getAreaProps, getSpotProps } = useContextMenu({ items: hasMenu });
  return (
    <section lang="ja" {...getAreaProps({ className: 'own' })}>
      <button data-station="青渓">青渓</button>
      <button>メニューなし</button>
      <output>{done}</output>
      {open && <i {...getSpotProps()} />}
      {open && <OwnMenuPanel {...open.menu} label={`${open.items[0]}の操作`} onAction={(id) => setDone(`${id} ${open.items[0]}`)} />}
    </section>
  );
}
