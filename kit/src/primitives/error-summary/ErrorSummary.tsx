import { OctagonX } from 'lucide';
import { focusRing, visuallyHidden } from '../../theme/focus.css.ts';
import { EitherText } from '../data-text/index.ts';
import { Heading } from '../heading-level/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import type { PartsProps } from '../parts/index.ts';
import { heading, item, link, list, mark, sentence, summary, words } from './ErrorSummary.css.ts';
import { problemProps, useErrorSummary } from './headless.ts';
import type { ErrorSummaryModel } from './headless.ts';
import { errorSummaryMessages } from './messages.ts';
import type { ErrorSummaryPart, ErrorSummaryProps } from './types.ts';

interface SummaryViewProps extends PartsProps<ErrorSummaryPart> {
  readonly summary: ErrorSummaryModel;
}

/**
 * Problems that keep a form from being saved, at its head: their number, and a link to each field; or the words of a refusal that is
 * about none of them. An alert after each attempt, until something is mended.
 * @reading R-441
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { className, style, parts, ...data } = props;
  const summary = useErrorSummary({ ...data, messages: useMessages(errorSummaryMessages) });
  return <SummaryView {...{ summary, className, style }} {...(parts && { parts })} />;
}

/** Look of a summary of problems, for whoever has its behaviour already. */
export function SummaryView(props: SummaryViewProps) {
  const { summary: model, parts } = props;
  const { problems, refusal, headline, notSaved } = model;
  if (!model.isShown) return null;
  return (
    <div {...model.getSummaryProps(rootProps(props, `${summary} ${focusRing}`))}>
      <span {...partProps(parts, 'mark', mark)}>
        <Icon of={OctagonX} />
      </span>
      <div className={sentence}>
        {refusal !== null && (
          <div>
            <Heading {...model.getRefusalHeadingProps(partProps(parts, 'heading', heading))}>{notSaved}</Heading>
            <span {...model.getRefusalProps(partProps(parts, 'refusal', words))}>
              <EitherText>{refusal}</EitherText>
            </span>
          </div>
        )}
        {problems.length > 0 && (
          <>
            <Heading {...model.getHeadingProps(partProps(parts, 'heading', heading))}>{headline}</Heading>
            <ul {...partProps(parts, 'list', list)}>
              {problems.map((problem) => (
                <li key={problem.fieldId} {...partProps(parts, 'item', item)}>
                  <a {...problemProps(problem, partProps(parts, 'link', `${link} ${focusRing}`))}>
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
