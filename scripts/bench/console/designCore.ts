import { changesBetween, createNodeIds, openDesign, problemsOf, textsOf, withNode, withValueAt } from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignFacts, Json } from '@milepost/openapi/domains/design';
import type { Figures } from '../figures.ts';
import { bigDesign } from './bigDesign.ts';

/** Repetitions after which a function is as fast as it will be, and those that are timed. */
const WARM = 10;
const TIMED = 31;
/** Controls that differ between the two versions. */
const CHANGED = 40;

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Time a function takes, each time with something new. */
function timed<T>(begin: (time: number) => T, work: (given: T) => unknown): number {
  const all: number[] = [];
  for (let time = 0; time < WARM + TIMED; time += 1) {
    const given = begin(time);
    const beganMs = performance.now();
    work(given);
    all.push(performance.now() - beganMs);
  }
  return middle(all.slice(WARM));
}

/** The design with other labels of its first controls. */
function relabelled(document: DesignDocument, count: number, word: string): DesignDocument {
  const tree = document.tree.top.slice(0, count).reduce((now, id) => {
    const own = now.nodes.get(id)?.own ?? null;
    return withNode(now, id, withValueAt(own, ['__config__', 'label'], `${word} ${id}`) as Json);
  }, document.tree);
  return { ...document, tree };
}

/** The pure functions of a designer on the measured form, in Node: problems after an edit, two versions compared, the texts that are saved. */
export function designCore(): Figures {
  const { formData, columnData, tables, fullName, enCode, category, webType, type, description } = bigDesign();
  const facts: DesignFacts = {
    fullName,
    enCode,
    category,
    webType,
    type,
    description,
    enableFlow: false,
    sortCode: null,
    dbLinkId: null,
  };
  const texts = { formData, columnData, tables, appColumnData: null, flowTemplateJson: null };
  const open = () => openDesign(facts, texts, createNodeIds()).document;
  const document = open();
  problemsOf(document);
  return {
    problemsMs: timed((time) => relabelled(document, 1, `edit ${time}`), problemsOf),
    differenceMs: timed(
      (time) => relabelled(open(), CHANGED, `version ${time}`),
      (after) => changesBetween(document, after),
    ),
    textsMs: timed((time) => relabelled(document, 1, `edit ${time}`), textsOf),
  };
}
