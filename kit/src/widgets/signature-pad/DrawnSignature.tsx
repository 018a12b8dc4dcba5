/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what is drawn on a canvas is a picture */
import { useLingui } from '@lingui/react/macro';
import { Eraser, Undo2 } from 'lucide';
import { useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { bar, baseline, hint, paper, pane, problem, sheet } from './SignaturePad.css.ts';
import { useDrawing } from './useDrawing.ts';

interface DrawnSignatureProps {
  readonly isDisabled: boolean;
  readonly onPicture: (png: string | null) => void;
}

/** Paper to draw on, with undo and clear. */
export function DrawnSignature({ isDisabled, onPicture }: DrawnSignatureProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const hintId = useId();
  const { canvasRef, status, strokeCount, retry, undo, clear } = useDrawing({ isDisabled, onDrawn: onPicture });
  const isEmpty = strokeCount === 0;
  return (
    <div className={pane}>
      <div className={sheet}>
        <canvas
          ref={canvasRef}
          role="img"
          aria-label={isEmpty ? t`Nothing is drawn yet` : t`Drawn signature, strokes: ${strokeCount}`}
          aria-describedby={hintId}
          className={paper[isDisabled ? 'disabled' : 'open']}
        />
        <span className={baseline} aria-hidden="true" />
      </div>
      {status === 'failed' ? (
        <p className={problem}>
          {t`The drawing tool did not load. Try again, or type your name.`}
          <Button variant="accent" onPress={retry}>{t`Retry`}</Button>
        </p>
      ) : (
        <p id={hintId} className={hint}>{t`Sign with a pen, a finger or the mouse. With a keyboard, choose Type.`}</p>
      )}
      <div className={bar}>
        <Button
          icon={Undo2}
          isDisabled={isDisabled}
          onPress={() => {
            if (isEmpty) announcer.say(t`Nothing is drawn yet`);
            else announcer.say(t`Stroke taken back, strokes left: ${{ left: undo() }}`);
          }}
        >
          {t`Undo`}
        </Button>
        <Button
          icon={Eraser}
          isDisabled={isDisabled}
          onPress={() => {
            clear();
            announcer.say(t`Cleared`);
          }}
        >
          {t`Clear`}
        </Button>
      </div>
    </div>
  );
}
