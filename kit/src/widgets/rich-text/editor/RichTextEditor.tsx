import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../primitives/button/index.ts';
import { Field, useFieldIds } from '../../../primitives/field/index.ts';
import { lazyPart, useLazyPart } from '../../../primitives/lazy/index.ts';
import { StatePanel } from '../../../primitives/state-panel/index.ts';
import { limitOf } from '../../../engines/clean-html/index.ts';
import { RichText } from '../RichText.tsx';
import { waiting } from './RichTextEditor.css.ts';
import type { RichTextEditorProps } from './types.ts';

const pane = lazyPart(async () => (await import('./EditorPane.tsx')).default);

/**
 * A field of formatted text; its value is HTML. The editor is fetched when a field that can be changed is drawn. What is too long
 * or nested too deep to be parsed is shown and stays as it is, and so is a text that is only to be read.
 * @source forms §3
 * @reading R-595
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, use = 'editable' } = props;
  const isWriting = use !== 'readOnly' && limitOf(value) === null;
  const part = useLazyPart(pane, isWriting);
  if (!isWriting) return <Shown {...props} />;
  if (part.status === 'here') return <part.part {...props} />;
  return <Coming {...props} hasFailed={part.status === 'failed'} />;
}

function Shown({ value, origins, ...words }: RichTextEditorProps) {
  const ids = useFieldIds(words.id);
  return (
    <Field {...words} isRequired={false} ids={ids} labelFor="text">
      <section id={ids.control} tabIndex={-1} aria-labelledby={ids.label}>
        <RichText html={value} {...(origins && { origins })} />
      </section>
    </Field>
  );
}

function Coming({ hasFailed, ...words }: RichTextEditorProps & { readonly hasFailed: boolean }) {
  const { t } = useLingui();
  const ids = useFieldIds(words.id);
  return (
    <Field {...words} ids={ids} labelFor="text">
      {hasFailed ? (
        <StatePanel
          kind="failed"
          title={t`The editor did not load`}
          actions={<Button onPress={() => void pane.fetch().catch(() => undefined)}>{t`Retry`}</Button>}
        />
      ) : (
        <output className={waiting}>{t`Loading…`}</output>
      )}
    </Field>
  );
}
