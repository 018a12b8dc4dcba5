import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { useTextLang } from '@milepost/kit/data-text';
import type { ListColumns } from '@milepost/kit/column-settings';
import { Download, ListChevronsDownUp, ListChevronsUpDown, Plus } from 'lucide';
import { useMemo, useState } from 'react';
import { lazyPane, lazyTool } from '../../../lazy/index.ts';
import { BUTTONS, permitted, useCan } from '../../../permissions/index.ts';
import { FiltersButton, ListTools } from '../../list-page/index.ts';
import { useListExport } from '../extensions/list-export/useListExport.ts';
import type { SheetColumn } from '../extensions/list-export/sheetOf.ts';
import { useVisibleFilters } from '../list/nonEmptyColumns.ts';
import type { AnyResource, Tool } from '../definition/types.ts';
import type { ResourceList, TreeRow } from '../list/useResourceList.ts';
import { rowsBelow } from '../list/rows/fullTree.ts';

const FilterBar = lazyPane(() => import('../list/FilterBar.tsx'));
const ImportFile = lazyTool(async () => (await import('../extensions/ImportFile.tsx')).ImportFile);

interface ResourceToolsProps {
  readonly resource: AnyResource;
  readonly list: ResourceList;
  readonly settings: ListColumns;
  readonly columns: readonly SheetColumn[];
  readonly add: (() => void) | null;
  readonly isPart: boolean;
  readonly openTool: (tool: Tool) => void;
}

/** The line above a list: search, filters, tools, import and export, and the button that adds a record. @source admin §2, §3 */
export function ResourceTools({ resource, list, settings, columns, add, isPart, openTool }: ResourceToolsProps) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const { words, actions } = resource;
  const { keyword, shape, exports, showsFilters } = resource.list;
  const { search } = list;
  const exporting = useListExport(resource, list, columns, settings.listed);
  const filters = useVisibleFilters(resource.list, list.flat);
  const filterCount = Object.keys(search.filters).length;
  const [areFiltersOpen, setFiltersOpen] = useState(showsFilters === true || filterCount > 0);
  const label = i18n._(words.many);
  const langOf = useTextLang('either');
  const tools = permitted(actions.tools ?? [], can);
  return (
    <>
      <ListTools
        label={t`Search: ${label}`}
        placeholder={keyword === undefined || keyword === null ? t`Name or code` : i18n._(keyword)}
        keyword={keyword === null ? null : search.keyword}
        onSearch={list.searchFor}
        onReset={list.reset}
        columns={settings}
        isPart={isPart}
      >
        {filters.length > 0 && <FiltersButton filterCount={filterCount} isOpen={areFiltersOpen} onOpenChange={setFiltersOpen} />}
        {resource.list.isReadWhole && shape === 'tree' && <OpenAllButton list={list} />}
        {tools
          .filter(({ isMain }) => isMain !== true)
          .map((tool) => (
            <ToolButton key={tool.id} tool={tool} openTool={openTool} />
          ))}
        {actions.imports && can.button(actions.imports.code ?? BUTTONS.add) && <ImportFile resource={resource} of={actions.imports} />}
        {shape !== 'lazyTree' && exports !== false && (
          <Button icon={Download} isFolding isBusy={exporting.isBusy} busyLabel={t`Exporting…`} onPress={exporting.run}>
            {t`Export`}
          </Button>
        )}
        {tools
          .filter(({ isMain }) => isMain === true)
          .map((tool) => (
            <ToolButton key={tool.id} tool={tool} openTool={openTool} />
          ))}
        {add && (
          <Button variant="primary" icon={Plus} isFolding lang={langOf(i18n._(words.add))} onPress={add}>
            {i18n._(words.add)}
          </Button>
        )}
      </ListTools>
      {areFiltersOpen && <FilterBar resource={resource} filters={filters} values={search.filters} onChange={list.narrow} />}
      {search.conditions && resource.list.conditions && (
        <resource.list.conditions.shows conditions={search.conditions} narrow={list.setConditions} />
      )}
    </>
  );
}

/** Closes all of a tree, or opens it. */
function OpenAllButton({ list: { rows, branches } }: Pick<ResourceToolsProps, 'list'>) {
  const { t } = useLingui();
  const ids = useMemo(
    () => rowsBelow(rows as readonly TreeRow[]).flatMap(({ id, children = [] }) => (children.length > 0 ? [id] : [])),
    [rows],
  );
  const areOpen = ids.every((id) => branches.expandedIds.has(id));
  return (
    <Button
      variant="text"
      isFolding
      icon={areOpen ? ListChevronsDownUp : ListChevronsUpDown}
      onPress={() => branches.setExpandedIds(new Set(areOpen ? [] : ids))}
    >
      {areOpen ? t`Collapse all` : t`Expand all`}
    </Button>
  );
}

interface ToolButtonProps extends Pick<ResourceToolsProps, 'openTool'> {
  readonly tool: Tool;
}

function ToolButton({ tool, openTool }: ToolButtonProps) {
  const { i18n } = useLingui();
  const langOf = useTextLang('either');
  if ('draws' in tool) return <tool.draws />;
  return (
    <Button
      isFolding={tool.icon !== undefined}
      {...(tool.icon && { icon: tool.icon })}
      {...(tool.isMain && { variant: 'primary' })}
      lang={langOf(i18n._(tool.label))}
      onPress={() => openTool(tool)}
    >
      {i18n._(tool.label)}
    </Button>
  );
}
