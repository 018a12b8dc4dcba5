import type { AnyResource } from './types.ts';

/** The screen as one of its views shows it. */
export function resourceForView(resource: AnyResource, value: string | null | undefined): AnyResource {
  const { list, words, form } = resource;
  const view = list.views?.all.find((one) => one.value === value);
  if (!view) return resource;
  const { columns = list.columns, nameOf, emptyText = words.emptyText, isRead = false } = view;
  const { update: _, ...adding } = form ?? { update: null };
  return {
    ...resource,
    words: { ...words, emptyText },
    list: { ...list, columns, ...(nameOf && { nameOf }), ...(isRead && { isSelectable: false }) },
    ...(isRead && { form: form && (adding as typeof form), actions: { tools: resource.actions.tools ?? [] } }),
  };
}
