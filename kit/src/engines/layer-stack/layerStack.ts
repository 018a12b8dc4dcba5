import { isComposingKey } from '../ime-guard/index.ts';
import { anchorFocus, anchorOf, focusHeading, focusPlace, isFocusLost, watchFocus } from './focusAnchor.ts';
import type { FocusAnchor } from './focusAnchor.ts';

/** One thing that floats over the page: a dialog, a drawer, a popover, a menu. Known from the moment it is first drawn. */
export interface PageLayer {
  /** Place the focus goes to when the layer leaves; from `stack.anchor()` at the moment of opening. */
  readonly opener: FocusAnchor | null;
  /** The layer this one is drawn inside of. */
  readonly parent: PageLayer | null;
}

/** Parts a layer brings along when it is on the page. */
export interface LayerContent {
  /** Outermost element of the layer; may take the focus (`tabindex="-1"`) when nothing else in it does. */
  readonly element: HTMLElement | null;
  /** Escape was pressed while this layer was on top. The layer closes itself, asks first, or stays. */
  readonly onEscape: () => void;
}

type OpenLayer = LayerContent & { readonly layer: PageLayer };

/** See {@link createLayerStack}. */
export interface LayerStack {
  /** Puts a layer on top, below layers drawn inside it. The returned function takes it off and brings the focus back. */
  open(layer: PageLayer, content: LayerContent): () => void;
  /** The layer that owns Escape now. */
  top(): PageLayer | null;
  /** True when the layer on top has the focus. */
  holdsFocus(): boolean;
  /**
   * Another page is on its way, and the layer on top leaves with the page it was opened on, like those it is drawn inside of:
   * where they were opened from is no place to return to. The focus then goes to the heading of the page.
   */
  turnPage(): void;
  /** Records where the focus is, so that it can come back here. `from` when the opener is known better than the focus. */
  anchor(from?: HTMLElement | null): FocusAnchor | null;
  /**
   * Brings a lost focus back: to the element, else to the neighbours recorded when something was last opened from it,
   * else to the top layer, else to the page's heading. Leaves the focus alone if it is somewhere.
   * @returns what got the focus, or null if nothing was done
   */
  restoreFocus(from: HTMLElement | FocusAnchor): HTMLElement | null;
}

/**
 * Stack of the layers over a page: the one on top, the owner of Escape, the return of the focus when a layer leaves.
 *
 * React Aria keeps the focus inside a modal, makes the page behind it inert and closes on presses outside; its own
 * Escape and return of focus stay out of the way (Escape is switched off, the return happens only if the focus is still
 * lost a frame later). A React Aria popover that is not registered here handles Escape before it reaches us.
 * A widget that uses Escape itself (clears a search) calls `preventDefault` or `stopPropagation`.
 */
export function createLayerStack(document: Document): LayerStack {
  let open: readonly OpenLayer[] = [];
  const turned = new WeakSet<PageLayer>();

  const top = () => open.at(-1) ?? null;

  const onKey = (event: KeyboardEvent) => {
    // A key held down closes one layer, not all of them.
    if (event.key !== 'Escape' || event.defaultPrevented || event.repeat || isComposingKey(event)) return;
    event.preventDefault();
    top()?.onEscape();
  };

  const bringBack = (anchor: FocusAnchor): HTMLElement | null => {
    const place = focusPlace(anchor) ?? focusLayer(top()) ?? focusHeading(document);
    if (place) watchFocus(place, () => bringBack(anchor));
    return place;
  };

  const hasLeft = (layer: PageLayer, { element }: LayerContent) =>
    !open.some((other) => other.layer === layer) && (isFocusLost(document) || !!element?.contains(document.activeElement));

  return {
    top: () => top()?.layer ?? null,
    open(layer, content) {
      const opened = { ...content, layer };
      open = insert(open, opened);
      if (open.length === 1) document.addEventListener('keydown', onKey);
      return () => {
        const heldFocus = isFocusLost(document) || !!content.element?.contains(document.activeElement);
        open = open.filter((other) => other !== opened);
        if (open.length === 0) document.removeEventListener('keydown', onKey);
        // Not at once: React's strict mode takes a layer off and puts it on again, and a layer that is drawn in the same
        // moment may have taken the focus.
        if (heldFocus) queueMicrotask(() => hasLeft(layer, content) && bringBack((!turned.has(layer) && layer.opener) || { places: [] }));
      };
    },
    holdsFocus: () => !!top()?.element?.contains(document.activeElement),
    turnPage() {
      for (let layer = top()?.layer ?? null; layer !== null; layer = layer.parent) turned.add(layer);
    },
    anchor(from) {
      const element = from ?? document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return top()?.layer.opener ?? null;
      const holder = open.findLast((other) => other.element?.contains(element));
      return anchorFocus(element, { element: holder?.element, opener: holder?.layer.opener });
    },
    restoreFocus(from) {
      if (!isFocusLost(document)) return null;
      return bringBack(from instanceof HTMLElement ? anchorOf(from) : from);
    },
  };
}

/** On top, but under layers drawn inside the new one: React reports children before their parents. */
function insert(open: readonly OpenLayer[], opened: OpenLayer): readonly OpenLayer[] {
  const isInside = ({ parent }: PageLayer): boolean => parent === opened.layer || (parent !== null && isInside(parent));
  const at = open.findIndex(({ layer }) => isInside(layer));
  return at === -1 ? [...open, opened] : open.toSpliced(at, 0, opened);
}

function focusLayer(opened: OpenLayer | null): HTMLElement | null {
  return opened?.element ? focusPlace({ places: [opened.element] }) : null;
}
