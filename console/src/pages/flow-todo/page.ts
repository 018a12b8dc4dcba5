import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const flowTodoPage = resourcePage({ path: 'workFlow/flowTodo', load: async () => (await import('./toDo.ts')).toDo });
