import type { FormEvent } from 'react';
import { mergeProps } from '../../engines/prop-getters/index.ts';

/** Attributes of a `form`: problems are told by it and not by the browser, and Enter in a field of one line submits it. */
export const formProps = <Own extends object = object>(submit: (() => void) | undefined, own?: Own) =>
  mergeProps(
    {
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        // A form in a dialog of a view bubbles up to here and is none of this one's.
        if (event.target === event.currentTarget) submit?.();
      },
    },
    own,
  );
