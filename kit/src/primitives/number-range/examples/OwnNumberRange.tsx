import { messages as numberMessages } from '../../number-field/examples/OwnNumberField.tsx';
import { useNumberRange } from '../headless.ts';

const messages = { ...numberMessages, minimum: '最小', maximum: '最大', turned: '最小は最大以下にしてください' };

/** A range of numbers in markup of one's own, which keeps its ends itself. */
export function OwnNumberRange() {
  const range = useNumberRange({ label: '距離', messages });
  return (
    <div {...range.getFieldProps()}>
      <b {...range.getNameProps()}>距離</b>
      <div {...range.getRangeProps()}>
        <div {...range.getGroupProps()}>
          {[range.lower, range.upper].map((end) => (
            <p key={end.name}>
              <span {...end.getNameProps()}>{end.name}</span>
              <input {...end.getInputProps()} />
            </p>
          ))}
        </div>
      </div>
      {range.message && <em {...range.getMessageProps()}>{range.message}</em>}
    </div>
  );
}
