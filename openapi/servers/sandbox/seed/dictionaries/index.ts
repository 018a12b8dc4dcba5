import type { CategorySeed } from '../dictionary-text.ts';
import { assetDictionaries } from './asset.ts';
import { basicDictionaries } from './basics.ts';
import { fleetDictionaries } from './fleet.ts';
import { incidentDictionaries } from './incident.ts';
import { maintenanceDictionaries } from './maintenance.ts';
import { networkDictionaries, serviceAreaDictionaries } from './network.ts';
import { tollDictionaries } from './toll.ts';

/** The dictionaries of a highway logistics operator: 60 categories, four deep, 12 of them trees, 2,000 entries. */
export const DICTIONARIES: readonly CategorySeed[] = [
  incidentDictionaries,
  assetDictionaries,
  maintenanceDictionaries,
  tollDictionaries,
  fleetDictionaries,
  networkDictionaries,
  serviceAreaDictionaries,
  ...basicDictionaries,
];
