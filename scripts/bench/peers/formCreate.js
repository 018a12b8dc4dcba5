import FcDesigner from '@form-create/designer';
import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import { createApp, h } from 'vue';

const KINDS = ['input', 'select', 'inputNumber'];
const rule = (at) => ({
  type: KINDS[at % 3],
  field: `f${at}`,
  title: `Field ${at}`,
  _fc_id: `id${at}`,
  name: `n${at}`,
  display: true,
  hidden: false,
  _fc_drag_tag: KINDS[at % 3],
  ...(at % 3 === 1 && {
    options: [
      { label: 'A', value: '1' },
      { label: 'B', value: '2' },
    ],
  }),
});

let designer;
const app = createApp({
  render: () =>
    h(FcDesigner, {
      height: '800px',
      ref: (found) => {
        designer = found ?? designer;
      },
    }),
});
app.use(ElementPlus);
app.use(FcDesigner);
app.use(FcDesigner.formCreate);
app.mount('#root');

window.bench = {
  mount: () => designer.setRule(Array.from({ length: 300 }, (_, at) => rule(at))),
  undo: () => designer.prevOperationRecord(),
};
