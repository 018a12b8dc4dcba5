import type { EntrySeed } from '../dictionary-text.ts';
import { ROADS } from './road-points.ts';

/** Lanes of a station: what travels through it and the letter of its code. */
const LANE_KINDS = [
  { side: '入口', code: 'in', kinds: ['ETC', 'ETC', '混合', '混合'] },
  { side: '出口', code: 'out', kinds: ['ETC', 'ETC', '混合', '混合', '超宽'] },
] as const;
/** The ramps of an interchange. */
const RAMPS = ['A', 'B', 'C', 'D'] as const;
const RAMP_METRES = 180;

const entry = (fullName: string, enCode: string, isEnabled = true): EntrySeed => ({ fullName, enCode, isEnabled, children: [] });

/** Stations in the order of their roads; the code is road and number. */
const sites = ROADS.flatMap((road) =>
  road.places.map((place, index) => {
    const km = Math.round(road.fromKm + ((road.toKm - road.fromKm) / (road.places.length - 1)) * index);
    return { road, place, km, code: `${road.number}.${String(index + 1).padStart(2, '0')}` };
  }),
);

/** Roads with their stations below. */
export const stations = (): EntrySeed[] =>
  ROADS.map((road) => ({
    ...entry(`${road.number} ${road.fullName}`, road.number),
    children: sites.filter((site) => site.road === road).map(({ place, code }) => entry(`${place}收费站`, code)),
  }));

/** Stations with their lanes below. */
export const lanes = (): EntrySeed[] =>
  sites.map(({ place, road, code }, site) => ({
    ...entry(`${place}收费站（${road.number}）`, code),
    children: LANE_KINDS.flatMap(({ side, code: direction, kinds }) =>
      kinds.map((kind, lane) =>
        entry(`${side}${lane + 1}道 ${kind}`, `${code}.${direction}${lane + 1}`, !(kind === '超宽' && site % 4 === 3)),
      ),
    ),
  }));

/** The four ramps of every interchange, each at its own stake. */
export const ramps = (): EntrySeed[] =>
  sites.flatMap(({ place, road, km, code }) =>
    RAMPS.map((ramp, index) =>
      entry(
        `${place}互通${ramp}匝道 ${ramp}K${km}+${RAMP_METRES + index * 45}`,
        `${code}.${ramp}`,
        !(road.number === 'S31' && ramp === 'D'),
      ),
    ),
  );
