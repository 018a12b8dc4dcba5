import { json, list, number, open, optionalId, text, truth, type Codec, type Open, type RecordModel } from '../../wire/index.ts';

/** A part of a design by its own name: cards hold cards. */
type Part<Model> = Codec<object | undefined, Model, object>;

/** Members of a card, but for the cards within it. */
const cardMembers = {
  /** Number of the card within its portal. */
  i: text,
  /** Columns from the left. */
  x: number,
  /** Rows from the top. */
  y: number,
  /** Columns wide. */
  w: number,
  /** Rows high. */
  h: number,
  /** Kind of content: a `PortalCardKind`, or a kind of the server's own. */
  jnpfKey: text,
  title: text,
  card: json,
  /** `dynamic` where a data interface answers the content, `static` where the design holds it. */
  dataType: text,
  /** Id of that data interface. */
  propsApi: optionalId,
  /** Settings of its kind. */
  option: json,
  /** Terminals it is shown on; none means all. @reading R-423 */
  visibility: list(text),
  /** Arguments of the data interface. */
  templateJson: json,
  /** Refresh of this card alone, and the minutes between. */
  refresh: open({ autoRefresh: truth, autoRefreshTime: number }),
};

/** A card on the grid, or a tab of one; `children` are the cards of a tab, or the tabs of a card. */
export interface PortalCard extends Open<RecordModel<typeof cardMembers>> {
  children: PortalCard[];
}

const below: Codec<readonly object[] | null | undefined, PortalCard[], object[]> = {
  decode: (wire) => (wire ?? []).map((card) => portalCard.decode(card)),
  encode: (model) => model.map((card) => portalCard.encode(card)),
};

/** A card, or a tab of one. Nothing of it is lost when the design is saved. */
export const portalCard: Part<PortalCard> = open({ ...cardMembers, children: below });

const designMembers = {
  /** Last number given to a card. */
  layoutId: number,
  layout: list(portalCard),
  /** Refresh of the cards while they are looked at, and the minutes between. */
  refresh: open({ autoRefresh: truth, autoRefreshTime: number }),
};

/** A designed portal: cards on a grid. */
export interface PortalDesign extends Open<RecordModel<typeof designMembers>> {}

/** A designed portal: the JSON of `formData`. Nothing of it is lost when it is saved. @reading R-150 */
export const portalDesign: Part<PortalDesign> = open(designMembers);
