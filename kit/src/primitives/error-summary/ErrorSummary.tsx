import { OctagonX } from 'lucide';
import { focusRing, visuallyHidden } from '../../theme/focus.css.ts';
import { EitherText } from '../data-text/index.ts';
import { Heading } from '../heading-level/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../lingui/index.ts';
import { heading, item, link, list, mark, sentence, summary, words } from './ErrorSummary.css.ts';
import { problemProps, useErrorSummary } from './headless.ts';
import type { ErrorSummaryModel } from './headless.ts';
import { errorSummaryMessages } from './messages.ts';
import type { ErrorSummaryProps } from './types.ts';

/**
 * Problems that keep a form from being saved, at its head: their number, and a link to each field; or the words of a refusal that is
 * about none of them. An alert after each attempt, until something is mended.
 * @reading R-441
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  return <SummaryView summary={useErrorSummary({ ...props, messages: useMessages(errorSummaryMessages) })} />;
}

/** Look of a summary of problems, for whoever has its behaviour already. */
export function SummaryView({ summary: model }: { readonly summary: ErrorSummaryModel }) {
  const { problems, refusal, headline, notSaved } = model;
  if (!model.isShown) return null;
  return (
    <div {...model.getSummaryProps({ className: `${summary} ${focusRing}` })}>
      <span className={mark}>
        <Icon of={OctagonX} />
      </span>
      <div className={sentence}>
        {refusal !== null && (
          <div>
            <Heading {...model.getRefusalHeadingProps({ className: heading })}>{notSaved}</Heading>
            <span {...model.getRefusalProps({ className: words })}>
              <EitherText>{refusal}</EitherText>
            </span>
          </div>
        )}
        {problems.length > 0 && (
          <>
            <Heading {...model.getHeadingProps({ className: heading })}>{headline}</Heading>
            <ul className={list}>
              {problems.map((problem) => (
                <li key={problem.fieldId} className={item}>
                  <a {...problemProps(problem, { className: `${link} ${focusRing}` })}>
                    {problem.label} <span className={visuallyHidden}>{problem.message}</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
