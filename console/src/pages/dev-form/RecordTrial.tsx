import { Button } from '@milepost/kit/button';
import { RecordViewer } from '@milepost/kit/forms/viewer';
import type { ArrivingRecord, RecordAt, RecordFrame, ViewedRecord } from '@milepost/kit/forms/viewer';
import type { Part } from '@milepost/kit/forms/grammar';
import { useState } from 'react';
import { RELATED, orderRecord } from './samples/records.ts';

const GONE: ArrivingRecord = { kind: 'notFound' };
const useRelated = ({ of, id }: RecordAt): ArrivingRecord => {
  const record = RELATED[`${of} ${id}`];
  return record ? { kind: 'here', record } : GONE;
};

const FRAMES: readonly RecordFrame[] = [{ kind: 'dialog' }, { kind: 'drawer' }, { kind: 'page' }];

interface RecordTrialProps {
  readonly parts: readonly Part[];
  /** Values of the form as they are when the button is pressed. */
  readonly values: () => object;
}

/** A record in each of its frames; related ones open above it. The values are those of the trial form. */
export function RecordTrial({ parts, values }: RecordTrialProps) {
  const [shown, setShown] = useState<{ readonly frame: RecordFrame; readonly record: ViewedRecord } | null>(null);
  const [number, setNumber] = useState(1);
  return (
    <div>
      {FRAMES.map((frame) => (
        <Button
          key={frame.kind}
          onPress={() => setShown({ frame, record: orderRecord(parts, values()) })}
        >{`View as record: ${frame.kind}`}</Button>
      ))}
      {shown && (
        <RecordViewer
          at={{ of: 'order', id: 'o1' }}
          name="Trial record"
          frame={shown.frame}
          arriving={{ kind: 'here', record: shown.record }}
          useRecord={useRelated}
          steps={{
            number,
            count: 3,
            ...(number > 1 && { onPrevious: () => setNumber(number - 1) }),
            ...(number < 3 && { onNext: () => setNumber(number + 1) }),
          }}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
