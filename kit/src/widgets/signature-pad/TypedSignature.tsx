/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what is drawn on a canvas is a picture */
import { useLingui } from '@lingui/react/macro';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { TextField } from '../../primitives/text-field/index.ts';
import { paper, pane, sheet } from './SignaturePad.css.ts';
import { writeName } from './writeName.ts';

/** Longest name of a person. @source admin §9 */
const NAME_MAX_CHARS = 50;
/** Pixels of the stored picture. */
const WIDTH_PX = 960;
const HEIGHT_PX = 320;

interface TypedSignatureProps {
  readonly isDisabled: boolean;
  readonly personName: string;
  readonly onPicture: (png: string | null) => void;
}

/** A name that is typed, and how it looks written. */
export function TypedSignature({ isDisabled, personName, onPicture }: TypedSignatureProps) {
  const { t } = useLingui();
  const [name, setName] = useState(personName);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const tell = useEffectEvent((png: string | null) => onPicture(png));
  // Before it is painted: what can be seen can be saved.
  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    if (canvas) tell(writeName(canvas, name) ? canvas.toDataURL('image/png') : null);
  }, [name]);
  const written = name.trim();
  return (
    <div className={pane}>
      <TextField
        label={t({ message: 'Name', context: 'person' })}
        value={name}
        onChange={setName}
        maxChars={NAME_MAX_CHARS}
        use={isDisabled ? 'disabled' : 'editable'}
        autoComplete="name"
        spellCheck={false}
      />
      <div className={sheet}>
        <canvas
          ref={canvasRef}
          width={WIDTH_PX}
          height={HEIGHT_PX}
          role="img"
          aria-label={written ? t`Signature: ${{ name: written }}` : t`Nothing is written yet`}
          className={paper[isDisabled ? 'disabled' : 'written']}
        />
      </div>
    </div>
  );
}
