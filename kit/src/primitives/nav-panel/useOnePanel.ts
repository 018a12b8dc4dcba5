import { useState } from 'react';

/** Panels of which one is open at a time, by ids of their entries. */
export function useOnePanel() {
  const [openId, setOpenId] = useState<string | null>(null);
  return {
    /** Id of the entry whose panel is open; null for none. */
    openId,
    setOpenId,
    /** State of the panel of an entry, and what its button and the panel itself do. */
    panelOf: (id: string) => ({
      isOpen: openId === id,
      onPress: () => setOpenId(openId === id ? null : id),
      onClose: () => setOpenId((open) => (open === id ? null : open)),
    }),
  };
}
