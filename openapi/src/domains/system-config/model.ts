import type { ModelOf } from '../../wire/index.ts';
import type { systemConfigCodecs } from './codec.ts';

/**
 * The settings of the installation. Secrets arrive empty; saving them empty keeps the stored ones.
 * @source admin §3 @reading R-059
 */
export type SystemSettings = ModelOf<typeof systemConfigCodecs.getSystemConfig.data>;

/** Somebody with every right. */
export type Administrator = ModelOf<typeof systemConfigCodecs.listAdministrators.data>[number];

/** Rules for a new password. @source shell §3 §5 */
export interface PasswordPolicy {
  /** Does anything below count at all? */
  isLimited: boolean;
  /** Characters at least; 0 for any length. */
  minLength: number;
  needsDigit: boolean;
  needsLowercase: boolean;
  needsUppercase: boolean;
  needsSpecial: boolean;
  /** Must somebody who still has the first password change it? */
  isInitialChangeMandatory: boolean;
}
