export { DataInterfaceSelect } from './DataInterfaceSelect.tsx';
export { dataInterfaceSelect } from './declareDataInterfaceSelect.ts';
export { filledRecords } from './filledRecords.ts';
export type { DataInterfaceSelectConfig, DataInterfaceSelectProps, RelationOption } from './types.ts';
