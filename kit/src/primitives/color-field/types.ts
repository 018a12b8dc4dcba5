import type { FieldUse, FieldWords } from '../field/index.ts';

export interface ColorFieldProps extends FieldWords {
  /** `#rrggbb`; with `hasAlpha` and less than opaque `rgba(r, g, b, a)`; '' while nothing is chosen. Other texts are kept and named. */
  readonly value: string;
  /** Called with a colour in that form, or '' when it was emptied. */
  readonly onChange: (value: string) => void;
  /** Called when the focus has left the field. */
  readonly onLeave?: () => void;
  /** Says that what is typed is no colour; null when it is one. While there is a problem, `value` is the last good one. */
  readonly onProblem?: (message: string | null) => void;
  /** Opacity may be chosen too. @defaultValue false @source forms §3 */
  readonly hasAlpha?: boolean;
  readonly use?: FieldUse;
}

export interface ColorPanelProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hasAlpha: boolean;
}
