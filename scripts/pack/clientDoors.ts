import type { Plugin } from 'vite';

/** Packages whose hooks and elements belong to the browser's part of an application with server components. */
const OF_THE_BROWSER = /^(react|react-dom)(\/|$)/;

/**
 * Marks built doors that reach React as the browser's (`'use client'`). What holds no React stays unmarked: code of a server
 * may not call what is marked, and is to call `accentCss`.
 */
export function clientDoors(): Plugin {
  const reaches = new Map<string, boolean>();
  return {
    name: 'milepost-client-doors',
    banner({ isEntry, facadeModuleId }) {
      const visit = (id: string): boolean => {
        const known = reaches.get(id);
        if (known !== undefined) return known;
        reaches.set(id, false);
        const isReached = OF_THE_BROWSER.test(id) || (this.getModuleInfo(id)?.importedIds ?? []).some(visit);
        reaches.set(id, isReached);
        return isReached;
      };
      return isEntry && facadeModuleId && visit(facadeModuleId) ? "'use client';" : '';
    },
  };
}
