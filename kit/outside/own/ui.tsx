import { createContext, use } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Marks other libraries, and applications, put on elements of theirs. */
const MARKS = Object.fromEntries(
  'at row column col day tag item index stop toggle check action remove open end words cut'.split(' ').map((name) => [`data-${name}`, '0']),
);

/** Looks of the parts below: utility classes, or components that mark each of their parts with `data-slot`. */
export type Skin = 'utility' | 'slots';

const SkinContext = createContext<Skin>('utility');
export const SkinProvider = SkinContext;

const LOOKS = {
  button: { utility: 'rounded border bg-white px-3 py-1 hover:bg-slate-100', slots: 'ui-button' },
  input: { utility: 'rounded border bg-white px-3 py-1 grow min-w-0', slots: 'ui-input' },
  card: { utility: 'rounded border bg-white p-4 shadow', slots: 'ui-card' },
  badge: { utility: 'text-xs text-slate-600', slots: 'ui-badge' },
  label: { utility: 'text-sm font-semibold', slots: 'ui-label' },
  help: { utility: 'text-sm text-slate-600 not-italic', slots: 'ui-help' },
  message: { utility: 'text-sm text-red-700 not-italic', slots: 'ui-message' },
} as const;

/** Class and mark of a part in the skin around it, its own class last. */
function useLook(part: keyof typeof LOOKS, own: string | undefined) {
  const skin = use(SkinContext);
  const className = [LOOKS[part][skin], own].filter(Boolean).join(' ');
  return { className, ...(skin === 'slots' && { ...MARKS, 'data-slot': part }) };
}

/** Marks what is inside a part too, as such components do. */
export function Slot({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return use(SkinContext) === 'slots' ? (
    <span {...MARKS} data-slot={name}>
      {children}
    </span>
  ) : (
    children
  );
}

export function Button({ className, children, ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <button type="button" {...rest} {...useLook('button', className)}>
      <Slot name="button-label">{children}</Slot>
    </button>
  );
}

export function Input({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input {...rest} {...useLook('input', className)} />;
}

export function Card({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} {...useLook('card', className)} />;
}

export function Badge({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} {...useLook('badge', className)} />;
}

export function Label({ className, ...rest }: ComponentPropsWithRef<'label'>) {
  return <label {...rest} {...useLook('label', className)} />;
}

interface MessageProps extends ComponentPropsWithRef<'em'> {
  readonly isHelp?: boolean;
}

/** Help or what is wrong with a field. */
export function Message({ className, isHelp = false, ...rest }: MessageProps) {
  return <em {...rest} {...useLook(isHelp ? 'help' : 'message', className)} />;
}
