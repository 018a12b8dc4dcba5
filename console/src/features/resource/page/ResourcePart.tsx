import { createMemoryHistory } from '@tanstack/history';
import { useState } from 'react';
import { RoutingProvider, createAddress } from '../../../routing/index.ts';
import { ResourcePage } from './ResourcePage.tsx';
import type { AnyResource } from '../definition/types.ts';
import * as css from '../list/Resource.css.ts';

interface ResourcePartProps {
  readonly resource: AnyResource;
  /** Name a person's columns of this list are kept under. */
  readonly name: string;
}

/** A screen in a drawer or a tab: its address is its own, so that the page below keeps its place. */
export function ResourcePart({ resource, name }: ResourcePartProps) {
  const [address] = useState(() => createAddress(createMemoryHistory({ initialEntries: [`/${name}`] })));
  return (
    <RoutingProvider value={address}>
      <div className={css.part}>
        <ResourcePage resource={resource} isPart />
      </div>
    </RoutingProvider>
  );
}
