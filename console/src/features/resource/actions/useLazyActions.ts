import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { lazyDialog } from '../../../lazy/index.ts';
import type { AnyResource, AnyRow, OpenedProps, OpeningTool } from '../definition/types.ts';

/** Parts that actions and tools open, each fetched when it is wanted. */
export function useLazyActions({ actions }: AnyResource) {
  return useMemo(() => {
    const first = typeof actions.remove === 'object' ? actions.remove.first : undefined;
    const own = new Map(
      (actions.more ?? []).flatMap((action) =>
        'opens' in action
          ? [[action.id, lazyDialog(action.opens as () => Promise<{ default: ComponentType<OpenedProps<AnyRow>> }>)] as const]
          : [],
      ),
    );
    if (first) own.set('remove', lazyDialog(first.opens as () => Promise<{ default: ComponentType<OpenedProps<AnyRow>> }>));
    const tools = new Map((actions.tools ?? []).flatMap((tool) => ('opens' in tool ? [[tool, lazyDialog(tool.opens)] as const] : [])));
    return { of: (id: string) => own.get(id), tool: (tool: OpeningTool) => tools.get(tool) ?? lazyDialog(tool.opens) };
  }, [actions]);
}
