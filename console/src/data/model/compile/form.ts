import { configuredForm } from '@milepost/kit/forms/config';
import type { DesignFault } from '@milepost/kit/forms/config';
import { withControls } from '@milepost/kit/forms/grammar';
import type { FormSpec, Part } from '@milepost/kit/forms/grammar';
import { formConfig } from '@milepost/openapi/domains/model';
import type { FormConfig } from '@milepost/openapi/domains/model';
import { rulesOf } from '@milepost/openapi/domains/design/rules';
import type { CompiledRules } from '@milepost/openapi/domains/design/rules';
import { withRecordPlace } from './codeTarget.ts';
import type { RecordPlace } from './codeTarget.ts';
import { lookOf, withOwnWords } from '@milepost/openapi/domains/design/declare';
import type { CompiledFrame, CompiledLook } from '@milepost/openapi/domains/design/declare';

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
