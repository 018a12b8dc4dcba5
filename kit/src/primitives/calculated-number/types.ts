import type { CalculationProblem } from '../../engines/calculate/index.ts';

export interface CalculatedNumberProps {
  /** Name of the number, above it and spoken. */
  readonly label: string;
  /** One sentence under it, such as how it is worked out. */
  readonly help?: string;
  /** Id of the output. Made up when left out. */
  readonly id?: string;
  /** Decimal string; null while nothing was worked out. */
  readonly value: string | null;
  /** Reason the number counts as 0; null when it was worked out. */
  readonly problem?: CalculationProblem | null;
  /** Places it is shown with, half rounded up. @defaultValue 0 */
  readonly precision?: number;
  /** Commas between thousands. @defaultValue false */
  readonly hasThousands?: boolean;
  /** Shows the amount in Chinese capitals under it. @defaultValue false */
  readonly hasCapital?: boolean;
  readonly prefix?: string;
  readonly suffix?: string;
}
