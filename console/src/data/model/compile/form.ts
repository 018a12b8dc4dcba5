import { configuredField } from '@milepost/kit/forms/config';
import type { FormSpec, Part } from '@milepost/kit/forms/grammar';
import type { ConfigProblem } from '@milepost/kit/config-problem';
import { formConfig } from '@milepost/openapi/domains/model';
import type { FormConfig, FormControl } from '@milepost/openapi/domains/model';

/** A fault of a design: the control it is at, and what is wrong with it. */
export interface SpecProblem {
  /** Path in the design, such as `fields[3]`. */
  readonly at: string;
  readonly label: string;
  readonly problems: readonly ConfigProblem[];
}

/** Frames a designed form opens in. @source forms §4 */
export type CompiledFrame = 'dialog' | 'wide' | 'drawer' | 'page';

/** A form made of a design. The design stays the only truth; this is never turned back into one. */
export interface CompiledForm {
  readonly spec: FormSpec;
  readonly frame: CompiledFrame;
  /** Faults of the design. The controls they are at keep their values and say so. */
  readonly problems: readonly SpecProblem[];
}

const WIDE_PX = 700;

function frameOf({ popupType, generalWidth }: FormConfig): CompiledFrame {
  if (popupType === 'fullScreen') return 'page';
  if (popupType === 'drawer') return 'drawer';
  return Number.parseInt(generalWidth, 10) >= WIDE_PX || generalWidth.endsWith('%') ? 'wide' : 'dialog';
}

/** A control that cannot be read keeps its value, and says that it is not known. */
const unread = ({ vModel, config }: FormControl): Part => ({
  part: 'control',
  kind: 'unknown',
  field: vModel,
  label: config.label || vModel,
  name: config.jnpfKey,
});

/** A designed form as the kit draws it. @source forms §3, §5 */
export function compileForm(design: FormConfig): CompiledForm {
  const problems: SpecProblem[] = [];
  const { fields = [] } = formConfig.encode(design) as { fields?: readonly unknown[] };
  const parts = design.fields.flatMap((control, at): readonly Part[] => {
    const read = configuredField(fields[at]);
    if (read.kind === 'parsed') return [read.config];
    problems.push({ at: `fields[${at}]`, label: control.config.label, problems: read.problems });
    return control.vModel === '' ? [] : [unread(control)];
  });
  return { spec: { parts }, frame: frameOf(design), problems };
}
