import { useLingui } from '@lingui/react/macro';
import { DraftsOfForm } from '../../../drafts/index.ts';
import { useCan } from '../../../permissions/index.ts';
import type { AnyResource, Tool } from '../definition/types.ts';
import { draftNameOf, rowsDraftNameOf } from '../form/draftName.ts';

interface ListDraftsProps {
  readonly resource: AnyResource;
  readonly mayAdd: boolean;
  readonly hasRows: boolean;
  /** @param record null for a new one */
  readonly onOpen: (record: string | null) => void;
  readonly onOpenTool: (tool: Tool) => void;
  readonly onOpenRows: () => void;
}

/** Notices of what was begun on a screen and not finished: in its form, in its tools, in its rows. */
export function ListDrafts({ resource, mayAdd, hasRows, onOpen, onOpenTool, onOpenRows }: ListDraftsProps) {
  const { t } = useLingui();
  const can = useCan();
  const { form, actions } = resource;
  return (
    <>
      <DraftsOfForm
        form={draftNameOf(resource)}
        mayOpen={(record) => (record === null ? mayAdd : form?.update !== undefined)}
        onOpen={onOpen}
      />
      {(actions.tools ?? []).map(
        (tool) =>
          'opens' in tool &&
          tool.draft !== undefined &&
          (tool.code === null || can.button(tool.code)) && (
            <DraftsOfForm
              key={tool.id}
              form={tool.draft}
              titleOf={(when) => t`Rows you corrected on ${when} were not imported`}
              onOpen={() => onOpenTool(tool)}
            />
          ),
      )}
      {form?.inRows === true && hasRows && (
        <DraftsOfForm
          form={rowsDraftNameOf(resource)}
          titleOf={(when) => t`What you wrote into these rows on ${when} was not saved`}
          onOpen={onOpenRows}
        />
      )}
    </>
  );
}
