import { createElement } from 'react';
import type { ComponentType } from 'react';
import type { AnyResource } from '../../resource/index.ts';

interface RecordsPageDefinition {
  /** Path of the menu's address, without the slash at the start. */
  readonly path: string;
  /** Code of the design, by which its records are found on every server. */
  readonly code: string;
  readonly load: () => Promise<AnyResource>;
}

/** The page of declared records: its model is found by its code when it opens. @reading R-939 */
export const recordsPage = ({ path, code, load }: RecordsPageDefinition) => ({
  path,
  /** Declaration of the screen, for what looks at all of them. */
  resource: load,
  load: async (): Promise<{ default: ComponentType }> => {
    const [{ RecordsPage }, resource] = await Promise.all([import('./RecordsPage.tsx'), load()]);
    return { default: () => createElement(RecordsPage, { resource, path, code }) };
  },
});
