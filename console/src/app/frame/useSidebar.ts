import { useStore } from '@nanostores/react';
import { MOBILE_BELOW_PX } from '@milepost/kit/theme';
import { useEffect, useState } from 'react';
import { usePageId } from '../../routing/index.ts';
import { sidebar } from '../../settings/shellSettings.ts';

const isMobile = () => window.innerWidth < MOBILE_BELOW_PX;

/**
 * State of the sidebar: open or not. The choice is remembered on a wide page; on a narrow one it starts closed each time,
 * closes after each navigation, and is nobody's choice. @source shell §2.4
 */
export function useSidebar() {
  const kept = useStore(sidebar.store);
  const [isNarrow, setNarrow] = useState(isMobile);
  const [isOver, setOver] = useState(false);
  // One step back is a navigation too, and the usual one on a phone.
  const id = usePageId();
  const [seen, setSeen] = useState(id);
  if (seen !== id) {
    setSeen(id);
    setOver(false);
  }
  useEffect(() => {
    const onResize = () => {
      setNarrow(isMobile());
      // A phone that is turned, or whose bars fold, keeps its menu open.
      if (!isMobile()) setOver(false);
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return {
    isOpen: isNarrow ? isOver : kept === 'open',
    open: (isOpen: boolean) => (isNarrow ? setOver(isOpen) : sidebar.set(isOpen ? 'open' : 'collapsed')),
  };
}
