/** State of a tooltip; `since` the pointer or the focus. */
export type TipState = { readonly is: 'away' } | { readonly is: 'coming' } | { readonly is: 'shown' } | { readonly is: 'going' };

export type TipEvent =
  /** The pointer came over what it hangs on, or over the tooltip. */
  | 'over'
  | 'out'
  /** The keyboard came to what it hangs on. */
  | 'focus'
  | 'blur'
  /** A wait is over. */
  | 'due'
  /** Escape, or a press on what it hangs on. */
  | 'dismiss';

/** Before a tooltip comes under a pointer that rests. */
export const COMES_AFTER_MS = 500;
/** Before it goes, so that the pointer can be moved onto it. */
export const GOES_AFTER_MS = 200;

/** The wait a state asks for, null when it stays. */
export const waitOf = ({ is }: TipState): number | null => (is === 'coming' ? COMES_AFTER_MS : is === 'going' ? GOES_AFTER_MS : null);

/** With the pointer it waits, with the keyboard it is there at once; it stays as long as either does. */
export function nextTip(state: TipState, event: TipEvent): TipState {
  switch (event) {
    case 'over':
      return state.is === 'away' ? { is: 'coming' } : state.is === 'going' ? { is: 'shown' } : state;
    case 'out':
      return state.is === 'shown' ? { is: 'going' } : state.is === 'coming' ? { is: 'away' } : state;
    case 'focus':
      return { is: 'shown' };
    case 'blur':
    case 'dismiss':
      return { is: 'away' };
    case 'due':
      return state.is === 'coming' ? { is: 'shown' } : state.is === 'going' ? { is: 'away' } : state;
    default:
      return state;
  }
}
