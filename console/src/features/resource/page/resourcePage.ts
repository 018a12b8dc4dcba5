import type { MessageDescriptor } from '@lingui/core';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import type { AnyResource } from '../definition/types.ts';

interface ResourcePageDefinition {
  /** Path of the menu's address, without the slash at the start. */
  readonly path: string;
  readonly load: () => Promise<AnyResource>;
}

/** A page at a fixed route, which no entry of the menu names. */
interface FixedResourcePage extends ResourcePageDefinition {
  readonly title: MessageDescriptor;
}

interface EngineProps {
  readonly resource: AnyResource;
  readonly path: string;
}

/** Pages of an engine: all that the first page knows of one is its path. The engine and the declaration come together. */
const pagesOf =
  (engine: () => Promise<ComponentType<EngineProps>>) =>
  ({ path, load }: ResourcePageDefinition) => ({
    path,
    /** Declaration of the screen, for what looks at all of them. */
    resource: load,
    load: async (): Promise<{ default: ComponentType }> => {
      const [Page, resource] = await Promise.all([engine(), load()]);
      return { default: () => createElement(Page, { resource, path }) };
    },
  });

/** The page of a declaration of records. */
export const resourcePage = pagesOf(async () => (await import('./ResourcePage.tsx')).ResourcePage);

/** The page of a declaration at a fixed route. */
export const fixedResourcePage = ({ title, ...page }: FixedResourcePage) => ({ ...resourcePage(page), title });

/** The page of a declaration of settings. */
export const settingsPage = pagesOf(async () => (await import('./SettingsPage.tsx')).SettingsPage);
