import { STOPS } from './routeArtworkStops.ts';
import * as css from './RouteArtwork.css.ts';

const LINE =
  'M60 580V452c0-24 16-36 40-36h150c24 0 40-14 40-38v-44c0-24-14-38-38-38H124c-24 0-40-14-40-38v-70c0-24 16-38 40-38h180c24 0 40-14 40-38V-260';

/** The strip map beside the login form: decoration, hidden from a screen reader. */
export default function RouteArtwork() {
  return (
    <svg viewBox="0 -240 470 800" width="470" height="800" fill="none" aria-hidden="true" className={css.map}>
      <path d={LINE} className={css.asphalt} />
      <path d={LINE} className={css.marking} />
      {STOPS.map(({ x, y, name, stake, isAbove }) => (
        <g key={stake}>
          <circle cx={x} cy={y} r="5" className={css.station} />
          <text x={isAbove ? x : x + 20} y={isAbove ? y - 34 : y - 2} className={css.name} textAnchor={isAbove ? 'middle' : 'start'}>
            {name}
          </text>
          <text x={isAbove ? x : x + 20} y={isAbove ? y - 16 : y + 16} className={css.stake} textAnchor={isAbove ? 'middle' : 'start'}>
            {stake}
          </text>
        </g>
      ))}
      <path d="M334 66V47a10 10 0 0 1 20 0v19a1 1 0 0 1-1 1h-18a1 1 0 0 1-1-1z" className={css.stone} />
      <path d="M339.5 49.5h9m-9 6h5" className={css.stoneLines} />
    </svg>
  );
}
