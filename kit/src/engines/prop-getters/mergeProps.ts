import type { CSSProperties, HTMLAttributes, ReactEventHandler, Ref, RefCallback, RefObject, SyntheticEvent } from 'react';
import { advise, isDevelopment } from '../advice/index.ts';

/** Custom properties and attributes of one's own may stand beside those of React. */
export type ElementProps<E extends Element = HTMLElement> = Omit<HTMLAttributes<E>, 'style'> & {
  readonly ref?: Ref<E> | undefined;
  readonly style?: Style | undefined;
} & { readonly [attribute: `data-${string}`]: string | number | boolean | undefined };

/** Inline geometry: what React takes, and custom properties. */
export type Style = CSSProperties & { readonly [property: `--${string}`]: string | number | undefined };

/** Attributes of an element by name: what a getter promises of those it passes on from a package, whose types stay its own. */
export type AttributesOf<Name extends keyof HTMLAttributes<HTMLElement>> = {
  readonly [Key in Name]?: HTMLAttributes<HTMLElement>[Key] | undefined;
};

type AnyProps = Readonly<Record<string, unknown>>;
type Handler = ReactEventHandler;

/** Attributes a screen reader or the keyboard depends on: whoever changes one breaks what the widget promises. */
const PROMISED = /^(role|id|tabIndex|aria-(?!label$|describedby$|labelledby$).*)$/;

const isHandler = (name: string, value: unknown): value is Handler => /^on[A-Z]/.test(name) && typeof value === 'function';

/** One's own handler first; ours stays away where it called `preventDefault`. */
function inTurn(own: Handler, ours: Handler): Handler {
  return (event: SyntheticEvent) => {
    const wasPrevented = event.defaultPrevented;
    own(event);
    if (!event.defaultPrevented || wasPrevented) ours(event);
  };
}

/** Ref of a getter: whoever draws chooses the element, so any is taken. React takes an object where a function may stand. */
export const refOf = <E extends HTMLElement>(ref: RefObject<E | null>): RefCallback<HTMLElement> =>
  ref as unknown as RefCallback<HTMLElement>;

/** One ref for two: both hear of the element, and both that it goes. */
export function mergeRefs<E>(...refs: readonly (Ref<E> | undefined)[]): RefCallback<E> {
  return (element) => {
    const ends = refs.map((ref) => setRef(ref, element));
    return () => ends.forEach((end) => end());
  };
}

function setRef<E>(ref: Ref<E> | undefined, element: E | null): () => void {
  if (typeof ref === 'function') {
    const end = ref(element);
    return typeof end === 'function' ? end : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}

const joined = (one: unknown, other: unknown) => [one, other].filter(Boolean).join(' ');

function merged(name: string, ours: unknown, own: unknown): unknown {
  if (isHandler(name, ours) && isHandler(name, own)) return inTurn(own, ours);
  if (name === 'className' || name === 'aria-describedby') return joined(ours, own);
  if (name === 'style') return { ...(ours as Style), ...(own as Style) };
  if (name === 'ref') return mergeRefs(ours as Ref<unknown>, own as Ref<unknown>);
  if (PROMISED.test(name) && own !== ours) {
    if (isDevelopment)
      advise(`The attribute ${name} belongs to the widget, which depends on it: “${String(own)}” was not taken · leave it out.`);
    return ours;
  }
  return own;
}

/**
 * Attributes of the kit and of whoever draws, as one. Handlers run both, one's own first, and ours not where it called
 * `preventDefault`; classes and descriptions are joined; styles are laid over each other, one's own last; refs are both set.
 * Anything else is one's own, except what the widget depends on: `role`, `id`, `tabIndex` and states in `aria-*`.
 */
export function mergeProps<Ours extends object, Own extends object = object>(ours: Ours, own?: Own): Ours & Own {
  if (!own) return ours as Ours & Own;
  const of = ours as AnyProps;
  const result: Record<string, unknown> = { ...of };
  for (const [name, value] of Object.entries(own)) {
    if (value === undefined) continue;
    result[name] = of[name] === undefined ? value : merged(name, of[name], value);
  }
  return result as Ours & Own;
}
