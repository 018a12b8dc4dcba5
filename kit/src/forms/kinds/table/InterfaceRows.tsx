import { useMemo } from 'react';
import { RowsDialog } from '../../../primitives/data-picker/index.ts';
import { dataInterfaceSelect, filledRecords } from '../../../widgets/data-interface-select/index.ts';
import type { DataInterfaceSelectConfig } from '../../../widgets/data-interface-select/index.ts';
import type { RowChoiceProps } from '../../grammar/index.ts';
import { useSurroundings } from '../../render/surroundings.ts';

const noRecords = () => null;

interface InterfaceRowsProps extends RowChoiceProps {
  readonly label: string;
  readonly config: DataInterfaceSelectConfig;
}

/** Rows of a data interface that become rows of a table, their columns as the design says. @source forms §2.6, §2.8 */
export function InterfaceRows({ label, config, read, onChoose }: InterfaceRowsProps) {
  const interfaces = (useSurroundings().useRecords ?? noRecords)()?.interfaces;
  const spec = useMemo(() => interfaces && dataInterfaceSelect(config, interfaces), [config, interfaces]);
  if (!spec) return null;
  return <RowsDialog label={label} spec={spec} valueOf={read} onChoose={(rows) => onChoose(filledRecords(config.relationOptions, rows))} />;
}
