import { Icon } from '@milepost/kit/icon';
import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import * as css from './LoginField.css.ts';

interface LoginFieldProps {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly help?: string | undefined;
  readonly error: string | null;
  /** Trouble through no fault of what was entered: said like an error, in place of the help. */
  readonly trouble?: string | false;
  readonly end?: ReactNode;
  readonly children: (input: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; required: true }) => ReactNode;
}

/** A labelled native input of the first page, with its help or its error below. */
export function LoginField({ id, label, icon, help, error, trouble, end, children }: LoginFieldProps) {
  const noteId = `${id}-note`;
  const wrong = error ?? trouble;
  const note = wrong || help;
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.box} data-invalid={error ? '' : undefined}>
        {icon}
        {children({ id, required: true, 'aria-describedby': note ? noteId : undefined, 'aria-invalid': error ? true : undefined })}
        {end}
      </div>
      {note && (
        <p id={noteId} className={wrong ? css.error : css.help}>
          {wrong && <Icon of={CircleAlert} size="s" />}
          {note}
        </p>
      )}
    </div>
  );
}
