import { configuredField } from '@milepost/kit/forms/config';
import type { Part } from '@milepost/kit/forms/grammar';

/** Toll stations in the seed of the sandbox. */
const STATIONS = '375086540393713675';
const ROADS = [
  { id: 'G5', fullName: 'G5 Chengdu', children: [{ id: 'G5-12', fullName: 'K12 bridge' }] },
  { id: 'S26', fullName: 'S26 Yunyang', children: [{ id: 'S26-98', fullName: 'K98 tunnel' }] },
];

/** Controls as designs of forms have them. */
const DESIGNS: readonly object[] = [
  { __vModel__: 'ways', __config__: { jnpfKey: 'cascader', label: 'Ways' }, options: ROADS, props: { props: { multiple: true } } },
  { __vModel__: 'station', __config__: { jnpfKey: 'popupSelect', label: 'Station of an interface' }, interfaceId: STATIONS },
  { __vModel__: 'stations', __config__: { jnpfKey: 'select', label: 'Stations', dataType: 'dynamic', propsUrl: STATIONS }, multiple: true },
  { __vModel__: 'isOpen', __config__: { jnpfKey: 'switch', label: 'Open' } },
  { __vModel__: 'creator', __config__: { jnpfKey: 'createUser', label: 'Creator' } },
  { __vModel__: 'hologram', __config__: { jnpfKey: 'hologram', label: 'Hologram', defaultValue: 'kept' } },
];

export const designed: readonly Part[] = DESIGNS.flatMap((design) => {
  const parsed = configuredField(design);
  return parsed.kind === 'parsed' ? [parsed.config] : [];
});
