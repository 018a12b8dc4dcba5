export {
  dashboardEmail,
  dashboardFlow,
  dashboardNotice,
  email,
  flowCounts,
  flowCountScope,
  portal,
  portalCodecs,
  portalNode,
} from './codec.ts';
export { portalCard, portalDesign, type PortalCard, type PortalDesign } from './design.ts';
export type { DashboardEmail, DashboardFlow, DashboardNotice, Email, FlowCounts, FlowCountScope, Portal, PortalNode } from './model.ts';
export { cardKind, PORTAL_CARD_KINDS, portalView, waitingCount, type PortalCardKind, type PortalView } from './rules.ts';
export {
  cardFigures,
  cardFunctions,
  cardFrame,
  cardImage,
  cardInterval,
  cardPictures,
  cardSource,
  cardText,
  cardVideo,
  chartRows,
  eventRows,
  figureValue,
  rankRows,
  tableColumns,
  tableRows,
  type CardFigure,
  type CardFunction,
  type CardImage,
  type CardSource,
  type ChartRow,
  type EventRow,
  type RankRow,
  type TableColumn,
} from './content.ts';
