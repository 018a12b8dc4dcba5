import { msg } from '@lingui/core/macro';
import { opensWizard, opensWizardForSeveral } from '../resource/index.ts';

const of = async () => (await import('./roleRights.ts')).roleRights;

/** The action that gives a role its rights. */
export const authorises = () => opensWizard({ id: 'authorise', label: msg`Authorise`, code: 'btn_edit', of });

/** The action that gives several roles the same rights, beside those they have. */
export const authorisesSeveral = () => opensWizardForSeveral({ id: 'authoriseAll', label: msg`Authorise`, code: 'btn_edit', of });
