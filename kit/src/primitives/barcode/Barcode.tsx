import { useLingui } from '@lingui/react/macro';
import { CodeImage, NoCode } from '../code-image/index.ts';
import { NotArrived, lazyPart, useLazyPart } from '../lazy/index.ts';
import { isBarcodeText } from '../../engines/barcode-text/index.ts';
import { codingName } from './codingName.ts';
import { PRINT_MARGIN_PX, QUIET_MODULES } from './quietZone.ts';
import type { BarcodeProps } from './types.ts';

/** Fetched with the first text that can be drawn. */
const ENCODER = lazyPart(async () => (await import('./encodeBarcode.ts')).encodeBarcode);
const BAR_PX = 4;
const HEIGHT_PX = 40;
const PRINT_HEIGHT_PX = 80;

/**
 * A text of letters and digits as bars. Its value is the text alternative of the picture, and not written under it; what
 * cannot be drawn says why.
 * @source forms §5 forms §9
 * @reading R-592
 */
export function Barcode({ label, text, format = 'code128', widthPx = BAR_PX, isPrint = false, ...props }: BarcodeProps) {
  const { t } = useLingui();
  const isPlain = isBarcodeText(text);
  const encoder = useLazyPart(ENCODER, isPlain);
  const heightPx = props.heightPx ?? (isPrint ? PRINT_HEIGHT_PX : HEIGHT_PX);
  if (text === '') return <NoCode label={label} reason={t`There is no text to draw yet`} />;
  if (!isPlain) return <NoCode label={label} reason={t`A barcode holds letters and digits alone; “${{ text }}” has others`} />;
  if (encoder.status === 'failed') return <NotArrived part={ENCODER} />;
  const encode = encoder.status === 'here' ? encoder.part : null;
  const quietZone = isPrint ? PRINT_MARGIN_PX / widthPx : QUIET_MODULES;
  const drawn = encode && encode(text, format, heightPx / widthPx);
  const code = drawn && { ...drawn, quietZone };
  if (encode && !code) return <NoCode label={label} reason={t`“${{ text }}” is no text of the coding ${{ format: codingName(format) }}`} />;
  const modules = (code?.width ?? 0) + 2 * quietZone;
  const size = { widthPx: modules * widthPx, heightPx: heightPx + 2 * quietZone * widthPx };
  return (
    <CodeImage
      label={label}
      name={t`Barcode, ${{ text }}`}
      code={code}
      size={size}
      isPrint={isPrint}
      lineColor={props.lineColor}
      background={props.background}
    />
  );
}
