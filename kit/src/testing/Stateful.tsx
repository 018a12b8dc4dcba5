import { useState } from 'react';
import type { ReactNode } from 'react';

interface StatefulProps<V, Next extends V> {
  /** The value at first. */
  readonly first: V;
  readonly onChange?: (value: Next) => void;
  /** Draws what the value belongs to. */
  readonly children: (held: { readonly value: V; readonly onChange: (value: Next) => void }) => ReactNode;
}

/** Keeps a value as a form would, and tells of every change. Some values can only be given, not chosen: `Next` leaves them out. */
export function Stateful<V, Next extends V = V>({ first, onChange, children }: StatefulProps<V, Next>) {
  const [value, setValue] = useState(first);
  const change = (next: Next) => {
    setValue(() => next);
    onChange?.(next);
  };
  return children({ value, onChange: change });
}
