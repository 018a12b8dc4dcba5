import { ArgTypes, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import widgets from '../src/testing/stories/generated/widgets.json' with { type: 'json' };
import { countsOf, keyboardTable, contracts } from '../src/testing/contract/index.ts';

/** Manual of a widget, as its story file has it beside the stories. */
interface Manual {
  /** Places of the specification, such as `forms §2.4`. */
  readonly seed?: readonly string[];
  readonly roles?: readonly string[];
  /** Id of the contract the widget keeps; its keys are the keyboard table. */
  readonly contract?: string;
  /** Keys of a widget without a contract: key, what happens. */
  readonly keys?: readonly (readonly [key: string, does: string])[];
  readonly limits?: readonly string[];
}

/** The page of a widget: what it is, its props, roles, keys, the specification behind it and what it does not do. */
export function ManualPage() {
  const resolved = useOf('meta', ['meta']);
  const manual = (resolved.preparedMeta.parameters['manual'] ?? {}) as Manual;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <h2>Props</h2>
      <ArgTypes />
      {manual.roles && (
        <>
          <h2>Roles</h2>
          <p>
            {manual.roles.map((role) => (
              <code key={role}>{role} </code>
            ))}
          </p>
        </>
      )}
      <Keyboard manual={manual} />
      <OwnMarkup file={String(resolved.preparedMeta.parameters['fileName'] ?? '')} />
      {manual.seed && (
        <>
          <h2>Specification</h2>
          <p>{manual.seed.join(', ')}</p>
        </>
      )}
      {manual.limits && (
        <>
          <h2>Known limits</h2>
          <ul>
            {manual.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </>
      )}
      <Stories />
    </>
  );
}

interface Widget {
  /** Headless door the widget is drawn with; null where there is none yet. */
  readonly door: string | null;
  readonly parts: readonly string[];
}
const known: Readonly<Record<string, Widget>> = widgets;

/** The hook behind a widget, or that there is none yet; and the parts one may dress. Made from the types. */
function OwnMarkup({ file }: { readonly file: string }) {
  const [, folder = ''] = /src\/((?:primitives|widgets)\/[^/]+)\//.exec(file) ?? [];
  const widget = known[folder];
  if (!widget) return null;
  return (
    <>
      <h2>In a look and markup of your own</h2>
      {widget.parts.length > 0 && (
        <p>
          Parts, for <code>parts</code> and as <code>data-part</code>:{' '}
          {widget.parts.map((part) => (
            <code key={part}>{part} </code>
          ))}
        </p>
      )}
      {widget.door === null ? (
        <p>Not headless yet: there is no hook for markup of your own.</p>
      ) : (
        <p>
          Drawn with <code>@milepost/kit/headless/{widget.door}</code>: <code>docs/hooks/{widget.door}.md</code> has its hooks and
          attributes.
        </p>
      )}
    </>
  );
}

/** Keys from the contract, which `npm test` walks; or from the story file where there is none. */
function Keyboard({ manual: { contract: id, keys } }: { readonly manual: Manual }) {
  const contract = contracts.find((candidate) => candidate.id === id);
  if (id && !contract)
    throw new Error(
      `[kit] A story names the contract “${id}”, which kit/contracts does not hold. There are ${contracts.map((each) => each.id).join(', ')}.`,
    );
  if (!contract && !keys) return null;
  const rows = contract ? keyboardTable(contract) : (keys ?? []).map(([key, does]) => [key, '', does] as const);
  const counts = contract && countsOf(contract);
  return (
    <>
      <h2>Keyboard</h2>
      {contract && counts && (
        <p>
          Contract {contract.number}: {contract.title}. Of its {counts.all} lines, {counts.judged} are walked with real keys by every test
          run in three languages, {counts.byHand} are for a person, {counts.notYet} wait for something.
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            {contract && <th scope="col">From</th>}
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, from, does]) => (
            <tr key={`${key} ${from} ${does}`}>
              <td>
                <kbd>{key}</kbd>
              </td>
              {contract && <td>{from}</td>}
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
