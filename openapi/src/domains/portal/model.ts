import type { ModelOf } from '../../wire/index.ts';
import type { dashboardEmail, dashboardFlow, dashboardNotice, email, flowCounts, flowCountScope, portal, portalNode } from './codec.ts';

/** A category, or a portal below it. */
export type PortalNode = ModelOf<typeof portalNode>;

/** Content of one portal for the caller. */
export type Portal = ModelOf<typeof portal>;

/** Counts of flow tasks, null where the server does not count them. */
export type FlowCounts = ModelOf<typeof flowCounts>;
export type FlowCountScope = ModelOf<typeof flowCountScope>;

/** A line of the cards about flows, of that about mails, of that about notices; times are milliseconds since 1970. */
export type DashboardFlow = ModelOf<typeof dashboardFlow>;
export type DashboardEmail = ModelOf<typeof dashboardEmail>;
export type DashboardNotice = ModelOf<typeof dashboardNotice>;

/** A mail, whole; `files` are read from a text of JSON. */
export type Email = ModelOf<typeof email>;
