import type { NodeId } from '@milepost/openapi/domains/design';
import type { RefObject } from 'react';

/** Props of the canvas. */
export interface CanvasProps {
  /** Widest the form is drawn, in px. */
  readonly widthPx: number;
  /** Goes to the settings of what is chosen; to its label with `label`. */
  readonly onEdit: (what: 'settings' | 'label') => void;
  /** Opens the palette at the place after what is chosen. */
  readonly onAdd: () => void;
  readonly onRemove: (ids: readonly NodeId[]) => void;
  /** Asks where controls are moved to. */
  readonly onPlace: (ids: readonly NodeId[]) => void;
  /** Scrolling box, for what is dragged over it. */
  readonly box: RefObject<HTMLDivElement | null>;
}
