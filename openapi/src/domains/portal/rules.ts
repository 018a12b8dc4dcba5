import type { PortalCard, PortalDesign } from './design.ts';
import type { FlowCounts, Portal } from './model.ts';

/** The kinds of card that are known; a server may have others. @reading R-150 */
export const PORTAL_CARD_KINDS = [
  'card',
  'tab',
  'notice',
  'email',
  'todoList',
  'todo',
  'commonFunc',
  'dataBoard',
  'tableList',
  'text',
  'image',
  'carousel',
  'video',
  'schedule',
  'iframe',
  'barChart',
  'pieChart',
  'lineChart',
  'radarChart',
  'mapChart',
  'rankList',
  'timeAxis',
] as const;
export type PortalCardKind = (typeof PORTAL_CARD_KINDS)[number];

/** The kind of a card; null for a tab, and for a kind nobody here knows. */
export const cardKind = ({ jnpfKey }: Pick<PortalCard, 'jnpfKey'>): PortalCardKind | null =>
  PORTAL_CARD_KINDS.find((known) => known === jnpfKey) ?? null;

/** View of a portal's page. */
export type PortalView =
  | { readonly kind: 'designed'; readonly design: PortalDesign }
  /** A page of the program. */
  | { readonly kind: 'page'; readonly address: string }
  /** Nothing is authorised, or nothing is designed. */
  | { readonly kind: 'nothing' }
  /** The design cannot be read. */
  | { readonly kind: 'broken' };

/** View for the answer of `getPortal`, of which null means that nothing is authorised. @reading R-152 */
export function portalView(portal: Portal | null): PortalView {
  if (portal === null) return { kind: 'nothing' };
  if (portal.kind === 'page') return portal.customUrl === '' ? { kind: 'nothing' } : { kind: 'page', address: portal.customUrl };
  switch (portal.design.kind) {
    case 'value':
      return { kind: 'designed', design: portal.design.value };
    case 'none':
      return { kind: 'nothing' };
    case 'broken':
      return { kind: 'broken' };
  }
}

/** Number of pieces of work that wait for the caller, by whichever name the server counts them; 0 where it does not. @reading R-157 */
export const waitingCount = ({ toBeReviewed, flowToSign, flowTodo }: FlowCounts): number =>
  toBeReviewed ?? (flowToSign ?? 0) + (flowTodo ?? 0);
