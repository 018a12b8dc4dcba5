import { LoadingWords } from './LoadingWords.tsx';
import { skeleton, skeletonShape } from './TreeSkeleton.css.ts';

/** Placeholder of a tree's rows, as long as they are on their way; says so once that takes longer than a second. */
export function TreeSkeleton({ label }: { readonly label: string }) {
  return (
    <>
      <div aria-hidden="true">
        {Object.values(skeletonShape).map((bar) => (
          <div key={bar} className={skeleton}>
            <span className={bar} />
          </div>
        ))}
      </div>
      <LoadingWords what={label} />
    </>
  );
}
