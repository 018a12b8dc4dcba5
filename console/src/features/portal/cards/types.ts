import type { PortalCard } from '@milepost/openapi/domains/portal';

/** Props of a card of any kind. */
export interface CardProps {
  readonly card: PortalCard;
  /** Its title, or the name of its kind. */
  readonly title: string;
}
