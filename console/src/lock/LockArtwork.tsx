import { STOPS } from '../login/artwork/routeArtworkStops.ts';
import * as css from './LockPage.css.ts';

const LINE = 'M0 60H520C590 60 570 16 640 16H840C910 16 890 60 960 60H1480';
/** Distances of the picture's four stations from its left edge. */
const STATION_X = [138, 416, 1156, 1364] as const;

/** The road below the card: decoration, hidden from a screen reader. */
export function LockArtwork() {
  return (
    <svg viewBox="0 0 1480 130" preserveAspectRatio="xMidYMin slice" fill="none" aria-hidden="true" className={css.road}>
      <path d={LINE} className={css.asphalt} />
      <path d={LINE} className={css.marking} />
      {STATION_X.map((x, at) => {
        const stop = STOPS[at];
        return (
          stop && (
            <g key={stop.stake}>
              <circle cx={x} cy="60" r="6" className={css.station} />
              <text x={x} y="96" textAnchor="middle" className={css.stationName}>
                {stop.name}
              </text>
              <text x={x} y="117" textAnchor="middle" className={css.stake}>
                {stop.stake}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
}
