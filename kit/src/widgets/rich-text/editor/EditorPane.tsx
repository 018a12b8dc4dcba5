import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { Alert } from '../../../primitives/alert/index.ts';
import { controlState } from '../../../primitives/control/index.ts';
import { Field, fieldAria, useFieldIds } from '../../../primitives/field/index.ts';
import type { ToolbarHandle } from '../../../primitives/toolbar/index.ts';
import { visuallyHidden } from '../../../theme/focus.css.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { box, head, page, text } from './EditorPane.css.ts';
import type { RichTextEditorProps } from './types.ts';
import { useEditor } from './useEditor.ts';
import { useImages } from './useImages.ts';
import { useLost } from './useLost.ts';

const NO_ORIGINS: readonly string[] = [];
/** Style that gives a colour of its own: such a text lies on paper, here as where it is read. @reading R-342 */
const COLOURED = /\sstyle\s*=\s*["'][^"']*\b(?:color|background)\s*:/i;

/** The editor itself: bar of formatting above, text below. */
export default function EditorPane(props: RichTextEditorProps) {
  const { value, onChange, onLeave, onProblem, use = 'editable', origins = NO_ORIGINS, uploadImage, inserts, ...words } = props;
  const { t } = useLingui();
  const ids = useFieldIds(words.id);
  const hintId = `${ids.control}-keys`;
  const host = useRef<HTMLDivElement>(null);
  const toolbar = useRef<ToolbarHandle>(null);
  const aria = fieldAria(ids, words);
  const described = `${aria['aria-describedby'] ?? ''} ${hintId}`.trim();
  const attributes = useMemo(
    () => ({
      id: ids.control,
      class: text,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': ids.label,
      'aria-describedby': described,
      ...(words.isRequired && { 'aria-required': 'true' }),
      ...(words.error && { 'aria-invalid': 'true' }),
      ...(use === 'disabled' ? { 'aria-disabled': 'true' } : { tabindex: '0' }),
    }),
    [ids, described, words.isRequired, words.error, use],
  );
  const lost = useLost(uploadImage !== undefined);
  const editor = useEditor(host, {
    value,
    onChange,
    onTooLong: (isTooLong) => onProblem?.(isTooLong ? t`The text is longer than 256 KB.` : null),
    isEditable: use === 'editable',
    origins,
    attributes,
    canStore: uploadImage !== undefined,
    onImages: (incoming) => {
      for (const { file, words: alt, at } of incoming) void images.add(file, alt, at);
    },
    onLost: lost.tell,
    onToolbar: () => toolbar.current?.focus(),
  });
  const images = useImages({ editor, origins, uploadImage });
  return (
    <Field {...words} ids={ids} labelFor="text">
      <div
        className={`${box} ${controlState[use === 'editable' && words.error ? 'invalid' : use]}`}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onLeave?.();
        }}
      >
        {editor && use === 'editable' && (
          <div className={head}>
            <EditorToolbar
              ref={toolbar}
              editor={editor}
              textId={ids.control}
              origins={origins}
              uploadImage={uploadImage}
              inserts={inserts}
            />
          </div>
        )}
        {lost.sentence !== null && <Alert key={lost.number} tone="warning" edges="bar" title={lost.sentence} onClose={lost.close} />}
        {images.problem !== null && <Alert tone="danger" title={images.problem} />}
        <div ref={host} className={COLOURED.test(value) ? page : undefined} />
        <span id={hintId} className={visuallyHidden}>
          {t`Alt+F10 goes to the formatting bar, Escape back to the text`}
        </span>
      </div>
    </Field>
  );
}
