import type { AnyResource, SideNode } from './types.ts';

/** The screen of a chosen node of the tree beside it; without one, the declared screen with nothing to fill in or do. */
export function resourceForNode(resource: AnyResource, node: SideNode | undefined): AnyResource {
  const { sidebar } = resource.list;
  if (!sidebar?.screenOf) return resource;
  if (!node) return { ...resource, form: null, actions: {} };
  const { screenOf, ...beside } = sidebar;
  const screen = screenOf(node);
  return { ...screen, list: { ...screen.list, sidebar: beside } };
}
