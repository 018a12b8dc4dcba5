import { useLingui } from '@lingui/react/macro';
import { CodeImage, NoCode } from '../code-image/index.ts';
import { NotArrived, lazyPart, useLazyPart } from '../lazy/index.ts';
import type { QrCodeProps } from './types.ts';

/** Fetched with the first text there is. */
const ENCODER = lazyPart(async () => (await import('./encodeQr.ts')).encodeQr);
const SIZE_PX = 40;
const PRINT_SIZE_PX = 265;
/** Less is not read from a screen. */
const LEAST_SQUARE_PX = 2;

/**
 * A text as a QR code. Its purpose, or its text, is the text alternative of the picture.
 * @source forms §3 forms §9
 * @reading R-592
 */
export function QrCode({ label, text, purpose, isPrint = false, ...props }: QrCodeProps) {
  const { t } = useLingui();
  const encoder = useLazyPart(ENCODER, text !== '');
  const requestedPx = props.sizePx ?? (isPrint ? PRINT_SIZE_PX : SIZE_PX);
  if (text === '') return <NoCode label={label} reason={t`There is no text to draw yet`} />;
  if (encoder.status === 'failed') return <NotArrived part={ENCODER} />;
  const encode = encoder.status === 'here' ? encoder.part : null;
  const code = encode && encode(text, isPrint ? 'H' : 'L');
  if (encode && !code) return <NoCode label={label} reason={t`This text is too long for a QR code`} />;
  const squares = code ? code.width + 2 * code.quietZone : 0;
  const sidePx = Math.max(requestedPx, squares * LEAST_SQUARE_PX);
  return (
    <CodeImage
      label={label}
      name={t`QR code, ${{ purpose: purpose ?? text }}`}
      code={code}
      size={{ widthPx: sidePx, heightPx: sidePx }}
      isPrint={isPrint}
      lineColor={props.lineColor}
      background={props.background}
    />
  );
}
