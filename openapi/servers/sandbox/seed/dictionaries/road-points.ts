import type { EntrySeed } from '../dictionary-text.ts';

/** A road the operator runs, with the stakes between which it does. */
export interface Road {
  number: string;
  fullName: string;
  fromKm: number;
  toKm: number;
  /** Names along the road, in the order of travel. */
  places: readonly string[];
}

export const ROADS: readonly Road[] = [
  { number: 'S26', fullName: '云望高速', fromKm: 0, toKm: 128, places: ['云阳', '青溪', '双河', '石桥', '白鹭湖', '龙泉东', '望江'] },
  { number: 'G5', fullName: '京昆高速石桥段', fromKm: 12, toKm: 64, places: ['石桥北', '长滩', '红池坝', '巴岳', '石桥南'] },
  { number: 'S31', fullName: '双溪高速', fromKm: 0, toKm: 47, places: ['双河', '梅子坪', '古驿', '溪口'] },
];

const entry = (fullName: string, enCode: string, isEnabled = true): EntrySeed => ({ fullName, enCode, isEnabled, children: [] });

/** A point on a road: `K12+300` for people, `K12.300` in codes. */
const stakeOf = (metres: number): { text: string; code: string } => {
  const kilometre = Math.floor(metres / 1000);
  const rest = String(metres % 1000).padStart(3, '0');
  return { text: `K${kilometre}+${rest}`, code: `K${kilometre}.${rest}` };
};

/** Metres by which a point leaves the regular grid: as varied as real ones, the same at every run. */
const unevenness = (index: number): number => ((index * 7) % 13) * 10;

/** A point every `stepKm` kilometres of every road: the nearest place, the stake, a running number. */
function along(stepKm: number, offsetKm = 0): { road: Road; place: string; stake: { text: string; code: string }; index: number }[] {
  return ROADS.flatMap((road) => {
    const lengthKm = road.toKm - road.fromKm;
    const count = Math.floor((lengthKm - offsetKm) / stepKm);
    return Array.from({ length: count }, (_, index) => {
      const pastKm = offsetKm + index * stepKm;
      const place = road.places[Math.floor((pastKm / lengthKm) * road.places.length)] ?? road.fullName;
      return { road, place, stake: stakeOf(Math.round((road.fromKm + pastKm) * 1000) + unevenness(index)), index };
    });
  });
}

const BRIDGE_KINDS = ['大桥', '中桥', '高架桥', '跨线桥'] as const;
const BRIDGE_FEATURES = ['沟', '湾', '河', '坪', '岩', '坝', '垭口'] as const;

/** A bridge about every two kilometres. */
export const bridges = (): EntrySeed[] =>
  along(2.2, 1).map(({ road, place, stake, index }) => {
    const feature = BRIDGE_FEATURES[index % BRIDGE_FEATURES.length];
    const kind = BRIDGE_KINDS[index % BRIDGE_KINDS.length];
    return entry(`${place}${feature}${kind} ${stake.text}`, `bridge.${road.number}.${stake.code}`);
  });

const TUNNEL_HILLS = ['云台山', '龙脊', '老鹰岩', '凉风垭', '白马山', '石笋', '观音岩', '铁峰山'] as const;

/** Tunnels stand in pairs, one tube for each direction. */
export const tunnels = (): EntrySeed[] =>
  along(11, 4).flatMap(({ road, stake, index }) => {
    const hill = `${road.places[index % road.places.length]}${TUNNEL_HILLS[index % TUNNEL_HILLS.length]}`;
    const code = `tunnel.${road.number}.${stake.code}`;
    return [entry(`${hill}隧道左洞`, `${code}.left`), entry(`${hill}隧道右洞`, `${code}.right`)];
  });

const CULVERT_KINDS = ['盖板涵', '圆管涵', '箱涵', '人行通道', '机耕通道'] as const;

export const culverts = (): EntrySeed[] =>
  along(1.5).map(({ road, stake, index }) =>
    entry(
      `${road.number}-${stake.text} ${CULVERT_KINDS[index % CULVERT_KINDS.length]}`,
      `culvert.${road.number}.${stake.code}`,
      index % 40 !== 39,
    ),
  );

/** Gantries stand over both directions. */
export const gantries = (): EntrySeed[] =>
  along(4.5, 0.5).flatMap(({ road, stake, index }) => {
    const name = `${road.number}-${stake.text}`;
    const code = `${road.number}.${stake.code}`;
    return [entry(`${name} 上行`, `${code}.up`), entry(`${name} 下行`, `${code}.down`, index % 25 !== 24)];
  });

export const messageSigns = (): EntrySeed[] =>
  along(5, 2).map(({ road, place, stake }) => entry(`${place} ${road.number}-${stake.text}`, `vms.${road.number}.${stake.code}`));

export const cameras = (): EntrySeed[] =>
  along(0.5).map(({ road, stake, index }) =>
    entry(`${road.number}-${stake.text} 摄像机`, `camera.${road.number}.${stake.code}`, index % 30 !== 29),
  );

/** The stretches of every road with their kilometre stakes below. */
export const stakes = (): EntrySeed[] =>
  ROADS.map((road) => {
    const perStretch = Math.ceil((road.toKm - road.fromKm + 1) / Math.max(1, road.places.length - 1));
    const stretches = road.places.slice(1).map((place, index) => {
      const from = road.fromKm + index * perStretch;
      const to = Math.min(road.toKm, from + perStretch - 1);
      const kilometres = Array.from({ length: to - from + 1 }, (_, step) => entry(`K${from + step}`, `${road.number}.K${from + step}`));
      return { ...entry(`${road.places[index]}至${place}`, `${road.number}.part${index + 1}`), children: kilometres };
    });
    return { ...entry(`${road.number} ${road.fullName}`, road.number), children: stretches };
  });
