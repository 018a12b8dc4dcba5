import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import { saveBytes } from '../../data/file/saveBytes.ts';

interface UnreadDesignProps {
  /** Name of the model. */
  readonly name: string;
  /** Text of the design as the server has it; empty where it has none. */
  readonly text: string;
}

/** Page of a design that cannot be read: it says so, and hands out the text for who designs. @reading R-246 */
export function UnreadDesign({ name, text }: UnreadDesignProps) {
  const { t } = useLingui();
  const save = () => saveBytes(new Blob([text], { type: 'application/json' }), `${name}.json`);
  return (
    <StatePanel
      kind="failed"
      title={t`The design of “${name}” cannot be read`}
      headingLevel={1}
      actions={text !== '' && <Button onPress={save}>{t`Save the design as a file`}</Button>}
    >
      {t`Its records are as they were. Whoever designs it can mend it and release it again.`}
    </StatePanel>
  );
}
