import { Component, useEffect, useEffectEvent } from 'react';
import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';

type Input = HTMLInputElement | HTMLTextAreaElement;

interface KeepsFilledProps {
  /** The native field, controlled by `value`. */
  readonly input: RefObject<HTMLElement | null>;
  /** Text as it was drawn last. */
  readonly value: string;
  /** The field holds another text, which nothing was heard of. */
  readonly onFilled: (text: string) => void;
  readonly children: ReactNode;
}

/** Everything after which the text of a field may be asked for: before anything else hears of it. */
const BEFORE = ['submit', 'click', 'keydown', 'focusin', 'focusout'] as const;

const textIn = (input: RefObject<HTMLElement | null>): string | null => (input.current as Input | null)?.value ?? null;

/**
 * A field that a password manager may fill in without any event: what stands in it counts, before it is sent and before the
 * field is drawn again, which would empty it. @reading R-409
 */
export function KeepsFilled({ children, ...props }: KeepsFilledProps) {
  const { input, value, onFilled } = props;
  const look = useEffectEvent((event: Event) => {
    const text = textIn(input);
    if (text === null || text === value || ('isComposing' in event && event.isComposing === true)) return;
    flushSync(() => onFilled(text));
  });
  useEffect(() => {
    const wish = new AbortController();
    for (const type of BEFORE) window.addEventListener(type, look, { capture: true, signal: wish.signal });
    return () => wish.abort();
  }, []);
  return <BeforeDrawing {...props}>{children}</BeforeDrawing>;
}

/** A component of a class: only these hear of a drawing before it is done. */
class BeforeDrawing extends Component<KeepsFilledProps> {
  override getSnapshotBeforeUpdate(previous: Readonly<KeepsFilledProps>): string | null {
    const text = textIn(this.props.input);
    return text === previous.value || text === this.props.value ? null : text;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, filled: string | null) {
    if (filled !== null) this.props.onFilled(filled);
  }

  override render() {
    return this.props.children;
  }
}
