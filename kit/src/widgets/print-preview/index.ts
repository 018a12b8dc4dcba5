export { LockedSheets } from './LockedSheets.tsx';
export { PageSetup } from './PageSetup.tsx';
export { A4, pageParamOf, paperOf } from './paper.ts';
export type { Paper } from './paper.ts';
export { PrintPreview } from './PrintPreview.tsx';
export { APPROVALS_NAME } from './sheetOf.ts';
export type { Sheet } from './sheetOf.ts';
export { useSheets } from './useSheets.ts';
export type { Approval, ApprovalStatus, PrintPreviewProps, PrintedSheet, PrintedState, TemplateChoice } from './types.ts';
