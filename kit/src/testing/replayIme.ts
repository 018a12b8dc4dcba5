import rows from './data/ime.json' with { type: 'json' };

/** One event of an input method, or a moment to look at what it has done so far. */
export interface ImeStep {
  readonly do: string;
  readonly key?: string;
  readonly keyCode?: number;
  readonly isComposing?: boolean;
  readonly inputType?: string;
  readonly data?: string;
  /** Expectation of an `expect` step, in the field's own terms. */
  readonly requests?: number;
  readonly count?: number;
  readonly validations?: number;
}

/** One recorded order of events, with what must come of it. */
export type ImeRow = Omit<(typeof rows)[number], 'steps'> & { readonly steps: readonly ImeStep[] };

/** The row of the vectors with this name. */
export function imeRow(name: string): ImeRow {
  const row = rows.find((candidate) => candidate.name === name);
  if (!row)
    throw new Error(
      `[kit] No IME row is called “${name}”, so there is nothing to replay. Rows: ${rows.map((each) => each.name).join(', ')}.`,
    );
  return row;
}

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Changes the text as a browser does, behind React's back. */
function setText(box: TextBox, text: string) {
  const prototype = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, text);
}

/** Long enough for the task of `compositionend` to be over, as it is before a person presses another key. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });

/**
 * Plays the events of a row on a focused text box; `check` is called at each step that expects something on the way.
 * The composed text goes in front of the caret, which stands at the end, and is in the box before `compositionend`, as in every browser.
 */
export async function replayIme(row: ImeRow, box: TextBox, check: (step: ImeStep) => void = () => {}): Promise<void> {
  let before = box.value;
  let previousKeyWasEnd = false;
  for (const step of row.steps) {
    // Between two events of one task a browser runs what is queued as microtasks, such as React's rendering.
    await Promise.resolve();
    if (previousKeyWasEnd && step.do === 'keydown') await nextTask();
    previousKeyWasEnd = step.do === 'keyup';
    const keyboard = {
      key: step.key ?? '',
      isComposing: step.isComposing ?? false,
      keyCode: step.keyCode ?? 0,
      bubbles: true,
      cancelable: true,
    };
    if (step.do === 'compositionstart') box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    else if (step.do === 'compositionend') {
      setText(box, before + (step.data ?? ''));
      box.dispatchEvent(new CompositionEvent('compositionend', { data: step.data ?? '', bubbles: true }));
    } else if (step.do === 'input') {
      setText(box, before + (step.data ?? ''));
      // What is typed outside a composition stays.
      if (step.inputType === 'insertText') before = box.value;
      const { inputType = '', data = '' } = step;
      box.dispatchEvent(new InputEvent('input', { inputType, data, isComposing: inputType === 'insertCompositionText', bubbles: true }));
    } else if (step.do === 'keydown' || step.do === 'keyup') box.dispatchEvent(new KeyboardEvent(step.do, keyboard));
    else if (step.do === 'focus') box.focus();
    else if (step.do === 'blur') box.blur();
    else check(step);
  }
}
