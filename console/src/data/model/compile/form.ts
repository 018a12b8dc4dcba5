import { configuredForm } from '@milepost/kit/forms/config';
import type { DesignFault } from '@milepost/kit/forms/config';
import { withControls } from '@milepost/kit/forms/grammar';
import type { Control, FormSpec, Part } from '@milepost/kit/forms/grammar';
import { formConfig } from '@milepost/openapi/domains/model';
import type { FormConfig } from '@milepost/openapi/domains/model';
import { withRecordPlace } from './codeTarget.ts';
import type { RecordPlace } from './codeTarget.ts';
import { lookOf } from './look.ts';
import type { CompiledFrame, CompiledLook } from './look.ts';
import { rulesOf } from './rules.ts';
import type { CompiledRules } from './rules.ts';

/** A fault of a design: the control it is at, and what is wrong with it. */
export type SpecProblem = DesignFault;

/** A form made of a design. The design stays the only truth; this is never turned back into one. */
export interface CompiledForm {
  readonly spec: FormSpec;
  readonly frame: CompiledFrame;
  readonly look: CompiledLook;
  /** Scripts of the design: the rules they are, and those that are not run. */
  readonly rules: CompiledRules;
  /** Faults of the design. The controls they are at keep their values and say so. */
  readonly problems: readonly SpecProblem[];
}

const COLUMNS = 24;
/** Words of the button that adds a row, in a design nobody has named it in. @reading R-950 */
const USUAL_ADD: ReadonlySet<string> = new Set(['新增', '添加', '新增一行', '添加一行']);

/** A control without words that only say what every control of its kind says. */
const withOwnWords = (control: Control): Control =>
  control.kind === 'table' && typeof control.add === 'string' && USUAL_ADD.has(control.add.replaceAll(/\s/gu, ''))
    ? { ...control, add: '' }
    : control;

/**
 * A designed form as the kit draws it; what is wrong with its design stands above its parts.
 * @param place where its records are, for the codes that lead to them
 * @source forms §3, §5
 */
export function compileForm(design: FormConfig, place: RecordPlace = {}): CompiledForm {
  const { fields = [] } = formConfig.encode(design) as { fields?: readonly unknown[] };
  const { parts, faults } = configuredForm(fields);
  const told: readonly Part[] = faults.length > 0 ? [{ part: 'faults', faults, span: COLUMNS }] : [];
  const look = lookOf(design);
  const rules = rulesOf(design);
  return {
    spec: { parts: [...told, ...withRecordPlace(withControls(parts, withOwnWords), place)], rules: rules.rules },
    frame: look.frame,
    look,
    rules,
    problems: faults,
  };
}
