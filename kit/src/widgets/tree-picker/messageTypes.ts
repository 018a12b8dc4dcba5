/** Sentences of a picker's field. */
export interface TreePickerMessages {
  /** There is one thing only, and it was chosen; null where its name is not known. */
  readonly onlyChoice: (name: string | null) => string;
}

/** Outcome of a pasted list, in numbers of names. */
export interface PastedCounts {
  readonly found: number;
  readonly missing: number;
  /** Names that may mean several things. */
  readonly several: number;
}

/** Sentences of what a picker opens. */
export interface PickerSurfaceMessages {
  /** One thing is chosen, where one can be. */
  readonly chosen: (name: string) => string;
  /** A thing was chosen, or taken back, and so many are chosen. */
  readonly selected: (name: string, count: number) => string;
  readonly deselected: (name: string, count: number) => string;
  /** Several were chosen at once, and so many are. */
  readonly selectedMany: (chosen: number, count: number) => string;
  /** Everything that is loaded was chosen. */
  readonly selectedLoaded: (chosen: number) => string;
  /** Everything loaded from a row to the end was chosen. */
  readonly selectedToEnd: (chosen: number) => string;
  /** People below a node were chosen. */
  readonly selectedBranch: (chosen: number, name: string, count: number) => string;
  readonly removed: (name: string, left: number) => string;
  readonly cleared: string;
  readonly restored: (count: number) => string;
  /** Confirmed with nothing chosen. */
  readonly nothing: string;
  /** Reasons a choice is refused. */
  readonly tooMany: (max: number) => string;
  readonly empty: string;
  readonly notAccepted: string;
  readonly readOnly: string;
  /** Reason of a node that is disabled, where nothing more is known. */
  readonly disabled: string;
  /** Reason of a node that is no such thing: it can be opened where several may be chosen. */
  readonly refused: (isSingle: boolean) => string;
  /** Stored thing no record is known for. */
  readonly unknown: (id: string) => string;
  /** Names, or the people of a department, are on their way. */
  readonly loading: string;
  /** Number of people below a node. */
  readonly people: (count: number) => string;
  /** Words on the button that chooses all people of a department; undefined where nobody counts them. */
  readonly branch: (count: number | undefined) => string;
  /** Spoken name of that button, which begins with the words on it. */
  readonly branchOf: (label: string, name: string) => string;
  readonly branchFailed: (name: string) => string;
  /** Name of the list of what is chosen. */
  readonly chosenList: string;
  /** Name and hint of the search box over that list. */
  readonly searchChosen: string;
  readonly pasted: (counts: PastedCounts) => string;
  readonly pasteFailed: string;
  /** So many rows a category or a keyword has. */
  readonly found: (count: number) => string;
}
