import { msg } from '@lingui/core/macro';

/** Name of the step that brings in what somebody else has saved. */
export const MERGED = msg`Took in what somebody else has saved`;
