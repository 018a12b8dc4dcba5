/** The circles of a graph of files, each from its first file back to it; a knot of several may show one at a time. */
export function circlesOf(graph) {
  const circles = [];
  const state = new Map();
  const visit = (file, path) => {
    if (state.get(file) === 'done' || !graph.has(file)) return;
    if (state.get(file) === 'open') return void circles.push([...path.slice(path.indexOf(file)), file]);
    state.set(file, 'open');
    for (const target of new Set(graph.get(file).map((one) => one.target))) visit(target, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}
