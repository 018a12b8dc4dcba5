/** Place of a card on twelve columns: from the left, from the top, wide, high. */
export type Place = readonly [x: number, y: number, w: number, h: number];

/** A card of a design, as clients of the product line write it. @reading R-423 */
export const card = (i: string, jnpfKey: string, title: string, [x, y, w, h]: Place, more: object = {}) => ({
  i,
  x,
  y,
  w,
  h,
  jnpfKey,
  title,
  visibility: ['pc'],
  dataType: 'static',
  option: {},
  ...more,
});

/** A card whose content stands in the design. */
export const fixed = (i: string, jnpfKey: string, title: string, place: Place, defaultValue: unknown, option: object = {}) =>
  card(i, jnpfKey, title, place, { option: { ...option, defaultValue } });

/** A card a data interface fills. */
export const filled = (i: string, jnpfKey: string, title: string, place: Place, propsApi: string, option: object = {}) =>
  card(i, jnpfKey, title, place, { dataType: 'dynamic', propsApi, templateJson: [], option });

/** Rows of a chart: names, and the values of each series. */
export const series = (names: readonly string[], values: Readonly<Record<string, readonly number[]>>) =>
  Object.entries(values).flatMap(([type, figures]) => names.map((name, index) => ({ name, value: figures[index] ?? 0, type })));

/** A design as it is kept. */
export const designText = (layout: readonly object[], minutes: string | null = null): string =>
  JSON.stringify({ layoutId: 200, refresh: { autoRefresh: minutes !== null, autoRefreshTime: minutes ?? '5' }, layout });
