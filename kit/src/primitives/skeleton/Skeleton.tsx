import { LoadingWords } from '../state-panel/index.ts';
import { bar, fade, field, line, round, row, skeleton, width } from './Skeleton.css.ts';
import type { SkeletonKind, SkeletonProps } from './types.ts';

const MAX_COUNT = 20;

function Piece({ kind, at }: { kind: SkeletonKind; at: number }) {
  const text = <span className={`${bar} ${width[at % width.length] ?? ''}`} />;
  if (kind === 'text') return <div className={line}>{text}</div>;
  if (kind === 'rows')
    return (
      <div className={row}>
        <span className={`${bar} ${round}`} />
        {text}
      </div>
    );
  return (
    <div className={field.group}>
      <span className={`${bar} ${field.label}`} />
      <span className={`${bar} ${field.control}`} />
    </div>
  );
}

/** The shape of what is about to be there, where its layout is known; it stands still. Words come after a second. @reading R-264 */
export function Skeleton({ kind = 'text', count = 4, what }: SkeletonProps) {
  const pieces = Array.from({ length: Math.max(1, Math.min(MAX_COUNT, Math.round(count))) }, (_, at) => at);
  return (
    <div aria-busy="true">
      <div className={skeleton[kind]} aria-hidden="true">
        {pieces.map((at) => (
          <div key={at} className={fade[Math.min(at, fade.length - 1)]}>
            <Piece kind={kind} at={at} />
          </div>
        ))}
      </div>
      <LoadingWords what={what} />
    </div>
  );
}
