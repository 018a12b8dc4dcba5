import { defineModule } from '../../core/module.ts';
import { launchHandlers } from './launch-handlers.ts';
import { seedFlowLaunch } from './seed.ts';
import { FLOW_LAUNCH_TABLES } from './tables.ts';
import { talkHandlers } from './talk-handlers.ts';
import { workHandlers } from './work-handlers.ts';

/** Launching flows, and what stands around handling them. Its tables add to those of processes. */
export const flowLaunchModule = defineModule({
  name: 'flow-launch',
  tables: [FLOW_LAUNCH_TABLES],
  seed: seedFlowLaunch,
  words: {
    flowId: { required: '请选择流程' },
    text: { required: '请输入评论内容', tooLong: '评论最多为500个字符！' },
    commonWordsText: { required: '请输入常用语', tooLong: '常用语最多为200个字符！' },
    fullName: { required: '请输入方案名称', tooLong: '方案名称最多为50个字符！' },
    freeApproverUserId: { required: '请选择处理人' },
  },
  handlers: (world) => ({ ...launchHandlers(world), ...workHandlers(world), ...talkHandlers(world) }),
});
