import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { useKit } from '@milepost/kit/kit-provider';
import { TextField } from '@milepost/kit/text-field';
import { WrapText } from 'lucide';
import * as css from './DataInterface.css.ts';

const ROWS = 10;
const INDENT = 2;

/** Editor of data in JSON, which it can lay out line by line. */
export default function JsonField({ field, value, onChange, onLeave }: EditProps<CustomControl>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const text = typeof value === 'string' ? value : '';
  function layOut() {
    try {
      onChange(JSON.stringify(JSON.parse(text), null, INDENT));
      announcer.say(t`Laid out`);
    } catch {
      // What is no JSON stays as it is; leaving the field shows where it goes wrong.
      onLeave();
    }
  }
  return (
    <div className={css.column}>
      <TextField {...field} value={text} onChange={onChange} onLeave={onLeave} rows={ROWS} isCode />
      {field.use === 'editable' && (
        <div>
          <Button icon={WrapText} isDisabled={text.trim() === ''} onPress={layOut}>
            {t`Lay out`}
          </Button>
        </div>
      )}
    </div>
  );
}
