import type { ScenarioWords } from '../../../../scenarios/words.ts';
import { PACE, byVariant } from './common.zh.ts';

export const commit: Readonly<Record<string, ScenarioWords>> = {
  'two-phase-commit': {
    name: '两阶段提交',
    more: '大家投票，按同一个结果行事',
    sentence: byVariant(
      {
        'decided-once': (sites) =>
          `${sites} 个站点投票。谁看到票齐了，或等得太久，就创建结果节点：结果只能有一个。`,
        'sites-decide': (sites) => `${sites} 个站点投票，各自计票。有一个没投票就死了，其他人会一直等下去。`,
        'coordinator-decides': (sites) =>
          `${sites} 个站点投票，只有 A 写结果。A 若先死了，投过票的都会一直等下去。`,
        'gives-up-alone': (sites) =>
          `${sites} 个站点投票，A 写结果。等得太久的站点自行中止，不管 A 后来怎么决定。`,
      },
      1,
    ),
    parameters: {
      variant: {
        label: '写法',
        values: {
          'decided-once': '谁先写下，就替所有人决定',
          'sites-decide': '每个站点自己计票',
          'coordinator-decides': '协调者决定',
          'gives-up-alone': '失去耐心的自行中止',
        },
      },
      votes: { label: '投票', values: { 'all-yes': '全部赞成', 'one-no': '最后一个站点反对' } },
      pace: PACE,
      patienceMs: { label: '等结果的耐心', values: { forever: '一直等下去' } },
      rounds: { label: '事务个数' },
    },
    steps: {
      'commit.begin': '协调者创建事务节点',
      'commit.join': '站点等它出现',
      'commit.vote': '每个站点创建写着自己票的节点。从此受它约束',
      'commit.count': '列出已有的节点并注册监听：有结果了吗，票齐了吗？',
      'commit.judge': '列出选票并注册监听：全部赞成就提交，有一票反对就中止',
      'commit.decide': '创建结果节点。已经有了？那就以它为准',
      'commit.giveUp': '耐心用尽：中止',
      'commit.done': '按结果行事',
    },
    stepNames: {
      'commit.begin': '开始',
      'commit.join': '等待开始',
      'commit.vote': '投票',
      'commit.count': '等待结果',
      'commit.judge': '计票',
      'commit.decide': '决定',
      'commit.giveUp': '放弃',
      'commit.done': '按结果行事',
    },
  },
};
