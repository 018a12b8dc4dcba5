import { createContext, useContext } from 'react';

const OpenTabs = createContext<Map<string, string> | null>(null);

/** Place of the open tabs of a form that is drawn anew, such as after a save: each is open again where the same map is given. */
export const OpenTabsProvider = OpenTabs.Provider;

/** Open tabs by the names of their lists; null where nobody keeps them. */
export const useOpenTabs = (): Map<string, string> | null => useContext(OpenTabs);
