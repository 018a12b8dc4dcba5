import { setOfficeZone } from '@milepost/kit/engines/clock';
import { setOfficeZone as setWireZone } from '@milepost/openapi/wire';
import type { ConsoleConfig } from './config.ts';

/** Takes the zone of the office over, for what is drawn and for what is read from the wire; one that is unknown changes nothing. @reading R-189 */
export function adoptOfficeZone({ officeZone }: Pick<ConsoleConfig, 'officeZone'>): void {
  if (setOfficeZone(officeZone)) setWireZone(officeZone);
}
