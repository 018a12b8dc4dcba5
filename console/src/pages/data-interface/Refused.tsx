import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { serverWords } from '../../feedback/index.ts';
import { sqlPlace } from './sqlPlace.ts';
import * as css from './DataInterface.css.ts';

/** A call that was refused, with the place in the query where the message names one. */
export function Refused({ error, sql }: { readonly error: Error; readonly sql: string | null }) {
  const { t } = useLingui();
  const words = serverWords(error);
  const place = words === null || sql === null ? null : sqlPlace(words, sql);
  const { line, column } = place ?? { line: 0, column: 0 };
  return (
    <Alert
      tone="danger"
      urgency="assertive"
      title={words ?? t`Request error, please retry`}
      description={
        place && (
          <>
            <span>{t`Probably line ${line}, column ${column} of the query:`}</span>
            <code className={css.faultLine}>
              {place.text.slice(0, column - 1)}
              <mark className={css.fault}>{place.text.slice(column - 1)}</mark>
            </code>
          </>
        )
      }
    />
  );
}
