import { $errors, messageOf, reportError } from './errorLog.ts';
import { $storageTrouble } from './storage.ts';

/**
 * Keeps one entry about the storage of this browser, where it refused something or held what nobody can read, now or later.
 * @returns the way back
 * @reading R-338
 */
export function watchStorage(): () => void {
  return $storageTrouble.subscribe((trouble) => {
    const isKnown = $errors.get().some(({ message }) => trouble !== null && message === messageOf(new Error(trouble)));
    if (trouble !== null && !isKnown) reportError(new Error(trouble));
  });
}

/**
 * Hears of every failure nobody has caught, only where the deployment wants it. @source shell §8 (global error-log handler)
 * @returns the way back
 */
export function watchErrors(isWanted: boolean, target: Window = window): () => void {
  if (!isWanted) return () => {};
  const onError = ({ error, message }: ErrorEvent) => void reportError(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => void reportError(reason);
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

/**
 * Keeps what goes wrong beside what is drawn. @param hasErrorLog whether failures nobody has caught are kept as well
 * @returns the way back
 */
export function watchTroubles(hasErrorLog: boolean): () => void {
  const stops = [watchErrors(hasErrorLog), watchStorage()];
  return () => stops.forEach((stop) => stop());
}
