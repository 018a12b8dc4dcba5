import type { MessageDescriptor } from '@lingui/core';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import type { AnyResource } from './types.ts';

interface ResourcePageDefinition {
  /** Path of the menu's address, without the slash at the start. */
  readonly path: string;
  readonly load: () => Promise<AnyResource>;
}

/** A page at a fixed route, which no entry of the menu names. */
interface FixedResourcePage extends ResourcePageDefinition {
  readonly title: MessageDescriptor;
}

/** The page of a declaration: all that the first page knows of it is its path. The engine and the declaration come together. */
export const resourcePage = ({ path, load }: ResourcePageDefinition) => ({
  path,
  /** Declaration of the screen, for what looks at all of them. */
  resource: load,
  load: async (): Promise<{ default: ComponentType }> => {
    const [{ ResourcePage }, resource] = await Promise.all([import('./ResourcePage.tsx'), load()]);
    return { default: () => createElement(ResourcePage, { resource, path }) };
  },
});

/** The page of a declaration at a fixed route. */
export const fixedResourcePage = ({ title, ...page }: FixedResourcePage) => ({ ...resourcePage(page), title });

/** The page of a declaration of settings. */
export const settingsPage = ({ path, load }: ResourcePageDefinition) => ({
  path,
  /** Declaration of the screen, for what looks at all of them. */
  resource: load,
  load: async (): Promise<{ default: ComponentType }> => {
    const [{ SettingsPage }, resource] = await Promise.all([import('./SettingsPage.tsx'), load()]);
    return { default: () => createElement(SettingsPage, { resource, path }) };
  },
});
