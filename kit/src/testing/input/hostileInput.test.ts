import { create } from 'qrcode';
import { describe, expect, test } from 'vitest';
import { isBarcodeText } from '../../engines/barcode-text/index.ts';
import { capitalAmount } from '../../engines/capital-amount/index.ts';
import { readNumber } from '../../engines/number-entry/index.ts';
import { encodeBarcode } from '../../primitives/barcode/encodeBarcode.ts';
import { encodeQr } from '../../primitives/qr-code/encodeQr.ts';
import { make } from '../generated.ts';
import type { Generated } from '../generated.ts';
import { switchTest } from '../switchTest.ts';
import rows from './hostile-input.json' with { type: 'json' };

interface HostileRow {
  readonly id: string;
  readonly input: { readonly kind: string; readonly text: Generated; readonly showCapital?: boolean };
  readonly expected: { readonly verdict: string; readonly value?: string | null; readonly capital?: string };
}
/** Readers of what is typed into fields, or is to be drawn as a code. */
interface InputGuard {
  readonly number: (text: string) => string | null;
  /** True where something is drawn. */
  readonly barcode: (text: string) => boolean;
  readonly qr: (text: string) => boolean;
}

const hostile = rows as readonly HostileRow[]; // the closed format of this file, see its rows
const HEIGHT_MODULES = 10;

const guarded: InputGuard = {
  number(text) {
    const reading = readNumber(text, {});
    return reading.kind === 'value' ? reading.value : null;
  },
  barcode: (text) => isBarcodeText(text) && encodeBarcode(text, 'code128', HEIGHT_MODULES) !== null,
  qr: (text) => encodeQr(text, 'L') !== null,
};
const unguarded: InputGuard = {
  number: (text) => String(Number(text)),
  barcode: (text) => encodeBarcode(text, 'code128', HEIGHT_MODULES) !== null,
  qr: (text) => create(text).modules.size > 0,
};

/** The fault in what comes of a row, or null. An exception is one, too: a field says what is wrong with its text. */
function judge(guard: InputGuard, { input, expected }: HostileRow): string | null {
  const text = make(input.text);
  switch (`${input.kind} ${expected.verdict}`) {
    case 'number value': {
      const value = guard.number(text);
      if (value !== expected.value) return `read as ${value}`;
      const capital = input.showCapital === true && value !== null ? capitalAmount(value) : undefined;
      return capital === expected.capital ? null : `in words ${capital}`;
    }
    case 'barcode rejected':
      return guard.barcode(text) ? 'drawn' : null;
    case 'qr rejected':
      try {
        return guard.qr(text) ? 'drawn' : null;
      } catch (error) {
        return String(error);
      }
    default:
      throw new Error(`unknown shape ${input.kind} ${expected.verdict}`);
  }
}

describe('a typed text is read exactly, and drawn as a code only where it can be read back', () => {
  switchTest(hostile, judge, { on: guarded, off: unguarded, leastRed: 4 });
});

test('an unknown shape is a failure', () => {
  const [row] = hostile.slice(0, 1);
  expect(() => judge(guarded, { ...row, input: { kind: 'script', text: '' } } as never)).toThrow('unknown shape');
  expect(() => judge(guarded, { ...row, expected: { verdict: 'maybe' } } as never)).toThrow('unknown shape');
});
