const OPENING = ['open', 'detail', 'edit'];

/** Id of the action that opens a row, the one that changes nothing before the other; undefined where none does. @reading R-045 */
export const openingOf = (actions: readonly { readonly id: string }[]): string | undefined =>
  OPENING.find((id) => actions.some((action) => action.id === id));
