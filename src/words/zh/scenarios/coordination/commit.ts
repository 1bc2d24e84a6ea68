import type { ScenarioWords } from '../../../../scenarios/scenario/words.ts';
import { PACE, byVariant } from './common.ts';

export const commit: Readonly<Record<string, ScenarioWords>> = {
  'two-phase-commit': {
    name: '两阶段提交',
    more: '所有站点投票，执行同一个结果',
    sentence: byVariant(
      {
        'decided-once': (sites) =>
          `${sites} 个站点投票。看到票齐了或等待超时的客户端创建结果节点，结果只能有一个。`,
        'sites-decide': (sites) =>
          `${sites} 个站点投票，各自计票。如果有一个没投票就死了，其余的会一直等下去。`,
        'coordinator-decides': (sites) =>
          `${sites} 个站点投票，只有 A 创建结果节点。如果 A 先死了，投过票的站点会一直等下去。`,
        'gives-up-alone': (sites) =>
          `${sites} 个站点投票，A 创建结果节点。等待超时的站点自行中止，不管 A 后来怎么决定。`,
      },
      1,
    ),
    parameters: {
      variant: {
        label: '写法',
        values: {
          'decided-once': '最先决定的为准',
          'sites-decide': '每个站点自己计票',
          'coordinator-decides': '协调者决定',
          'gives-up-alone': '超时的站点自行中止',
        },
      },
      votes: { label: '投票', values: { 'all-yes': '全部赞成', 'one-no': '最后一个站点反对' } },
      pace: PACE,
      patienceMs: { label: '等待结果的时间', values: { forever: '不限时' } },
      rounds: { label: '事务个数' },
    },
    steps: {
      'commit.begin': '协调者：创建事务节点',
      'commit.join': '站点：等待它出现',
      'commit.vote': '站点：创建带投票的节点。此后受它约束',
      'commit.count': '列出节点并注册监听：有结果了吗？票齐了吗？',
      'commit.judge': '列出选票并注册监听：全部赞成就提交，有一票反对就中止',
      'commit.decide': '创建结果节点。已存在则以它为准',
      'commit.giveUp': '超时：中止',
      'commit.done': '执行结果',
    },
    stepNames: {
      'commit.begin': '开始',
      'commit.join': '等待开始',
      'commit.vote': '投票',
      'commit.count': '等待结果',
      'commit.judge': '计票',
      'commit.decide': '决定',
      'commit.giveUp': '放弃',
      'commit.done': '执行结果',
    },
  },
};
