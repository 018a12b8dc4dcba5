import { useLingui } from '@lingui/react/macro';
import { EitherText } from '../data-text/index.ts';
import { useId, useState } from 'react';
import { Button } from '../button/index.ts';
import * as css from './CodeImage.css.ts';
import { savePng, saveSvg } from './saveCode.ts';
import { coloursOf, svgText, viewBoxOf } from './svg.ts';
import type { CodeSize } from './svg.ts';
import type { CodeLook, DrawnCode } from './types.ts';

interface CodeImageProps extends CodeLook {
  /** Name of the field, above the code. */
  readonly label: string;
  /** Text alternative of the picture. */
  readonly name: string;
  /** Null while it is on its way: its room is there, so that what stands below stays where it is, and the keyboard with it. */
  readonly code: DrawnCode | null;
  readonly size: CodeSize;
  /** Without buttons, for paper. */
  readonly isPrint?: boolean;
}

/** A code under its name, drawn as one path, with a way to take it along as PNG or SVG. */
export function CodeImage({ label, name, code, size, isPrint = false, ...look }: CodeImageProps) {
  const { t } = useLingui();
  const labelId = useId();
  const [hasFailed, setHasFailed] = useState(false);
  const { line, ground } = coloursOf(look);
  const draw = (code: DrawnCode) => {
    const { width, height, quietZone } = code;
    return (
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn here has no address
        role="img"
        aria-label={name}
        width={size.widthPx}
        height={size.heightPx}
        viewBox={viewBoxOf(code)}
        shapeRendering="crispEdges"
        className={css.image}
      >
        <rect x={-quietZone} y={-quietZone} width={width + 2 * quietZone} height={height + 2 * quietZone} fill={ground} />
        <path d={code.path} fill={line} />
      </svg>
    );
  };
  const svg = () => (code ? svgText(code, look, size) : '');
  return (
    <figure aria-labelledby={labelId} className={css.figure}>
      <figcaption id={labelId} className={css.caption}>
        <EitherText>{label}</EitherText>
      </figcaption>
      {code ? draw(code) : <div style={{ blockSize: size.heightPx }} />}
      {!isPrint && (
        <span className={code ? css.actions : css.room}>
          <Button variant="text" onPress={() => void savePng(svg(), size, label).then((isSaved) => setHasFailed(!isSaved))}>
            <EitherText>{t`Download PNG: ${{ label }}`}</EitherText>
          </Button>
          <Button variant="text" onPress={() => saveSvg(svg(), label)}>
            <EitherText>{t`Download SVG: ${{ label }}`}</EitherText>
          </Button>
        </span>
      )}
      <output>{hasFailed && t`The picture could not be made; download it as SVG`}</output>
    </figure>
  );
}

/** The name of a code that is not drawn, and why. */
export function NoCode({ label, reason }: { readonly label: string; readonly reason: string }) {
  const labelId = useId();
  return (
    <figure aria-labelledby={labelId} className={css.figure}>
      <figcaption id={labelId} className={css.caption}>
        <EitherText>{label}</EitherText>
      </figcaption>
      <p className={css.reason}>{reason}</p>
    </figure>
  );
}
