import { memberOf, valueAt } from '@milepost/openapi/domains/design';
import type { Path } from '@milepost/openapi/domains/design';
import type { Setting } from './types.ts';

type At = Setting['at'];

const CONFIG = '__config__';

/** A member of the control itself, in whatever spelling. */
export const own =
  (...path: Path): At =>
  () =>
    path;
/** A member of the settings of a control. */
export const config =
  (...path: Path): At =>
  () => [CONFIG, ...path];

/** A member that has another place from 3.6 on: where it stands already, else where the design has it. @source designer Appendix D */
export const either =
  (old: Path, next: Path): At =>
  (json, dialect) => {
    const [first, other] = dialect === 'old' ? [old, next] : [next, old];
    return valueAt(json, first) === undefined && valueAt(json, other) !== undefined ? other : first;
  };

/** A member with hyphens up to 3.4, and without them from 3.6 on. */
export const hyphened = (name: string): At => either([name], [name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())]);

/** A member that stands at the control, or in its settings where it does already. */
export const ownOrConfig =
  (name: string): At =>
  (json) =>
    memberOf(json, name) === undefined && valueAt(json, [CONFIG, name]) !== undefined ? [CONFIG, name] : [name];

/** A member of a limit: where the switch of the limit stands, its others stand. */
export const besideSwitch =
  (name: string, isOn: string): At =>
  (json) =>
    memberOf(json, isOn) === undefined ? [CONFIG, name] : [name];
