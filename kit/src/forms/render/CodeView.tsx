import { useCallback } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { Barcode } from '../../primitives/barcode/index.ts';
import { QrCode, qrPayload } from '../../primitives/qr-code/index.ts';
import type { BarcodePart, QrPart, Read } from '../grammar/index.ts';
import { useDrawnForm } from './drawnForm.ts';
import { useText } from './useText.ts';

type CodePart = BarcodePart | QrPart;

/** Text of a code as the form stands. */
function textOf(source: CodePart['text'], read: Read): string {
  if (source.from === 'static') return source.text;
  if (source.from === 'record') {
    const target = typeof source.target === 'function' ? source.target(read) : source.target;
    return target ? qrPayload(target) : '';
  }
  const value = read(source.field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A barcode or QR code among the fields, drawn anew when the text it follows changes. @source forms §4 */
export function CodeView({ part }: { readonly part: CodePart }) {
  const { store } = useDrawnForm();
  const text = useText();
  const code = useExternalStore(
    useCallback(
      (listener) => {
        const stops = store.controls.map(({ control }) => store.subscribe(control.field, listener));
        return () => stops.forEach((stop) => stop());
      },
      [store],
    ),
    () => textOf(part.text, store.value),
  );
  const look = { label: text(part.label), text: code, lineColor: part.lineColor, background: part.background };
  if (part.part === 'barcode') return <Barcode {...look} format={part.format} widthPx={part.widthPx} heightPx={part.heightPx} />;
  // A payload is for machines; people are told what it leads to.
  return <QrCode {...look} sizePx={part.sizePx} purpose={part.text.from === 'record' ? look.label : undefined} />;
}
