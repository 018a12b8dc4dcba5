import type { JsonText, ModelOf, Open } from '../../wire/index.ts';
import type { RecordModel } from '../../wire/record.ts';
import type { dashboardEmail, dashboardFlow, dashboardNotice, flowCounts, flowCountScope, portalNode } from './codec.ts';
import type { cardMembers, designMembers } from './design.ts';

/** A card on the grid, or a tab of one; `children` are the cards of a tab, or the tabs of a card. */
export interface PortalCard extends Open<RecordModel<typeof cardMembers>> {
  children: PortalCard[];
}

/** A designed portal: cards on a grid of 24 columns. */
export interface PortalDesign extends Open<RecordModel<typeof designMembers>> {}

/** A category, or a portal below it. */
export type PortalNode = ModelOf<typeof portalNode>;

/** What one portal shows to the caller. */
export interface Portal {
  design: JsonText<PortalDesign>;
  kind: 'designed' | 'page';
  customUrl: string;
  linkType: number | null;
  isLocked: boolean;
}

/** Counts of flow tasks, null where the server does not count them. */
export type FlowCounts = ModelOf<typeof flowCounts>;
export type FlowCountScope = ModelOf<typeof flowCountScope>;

/** A line of the cards about flows, of that about mails, of that about notices; times are milliseconds since 1970. */
export type DashboardFlow = ModelOf<typeof dashboardFlow>;
export type DashboardEmail = ModelOf<typeof dashboardEmail>;
export type DashboardNotice = ModelOf<typeof dashboardNotice>;
