import type { ConsoleWords } from './contract.ts';
import type { Translation } from '../../../words/messages.ts';
import { format } from '../../../words/zh/nouns.ts';
import type { LabProblem } from '../model/labLine.ts';

export const consoleWords: Translation<ConsoleWords> = {
  consoles: '控制台列表',
  lab: '实验室',
  output: (name) => `控制台输出：${name}`,
  line: (name) => `命令行：${name}`,
  run: '执行此行',
  hint: 'Tab 补全，↑ ↓ 翻看输入过的行。先按 Esc 再按 Tab 离开输入框。',
  earlier: '显示更早的行',
  labEmpty: '所有故障和四字命令都可以在这里输入，例如 crashServer server:1、ruok server:1、wait 5000。',
  help: '实验室的命令、故障和四字命令：',
  completions: '补全',
  noCompletion: '没有可补全的内容',
  beside: (client) => `${client} 运行着自己的程序。这里输入的命令由旁边的 zkCli 用同一个会话执行。`,
  ended: (client) => `${client} 的进程已退出。`,
  notYet: (client) => `${client} 还没有启动。继续播放后即可使用它的控制台。`,
  whenPlaying: '世界已暂停。按“播放”后才会执行这一行。',
  startAgain: '重新启动',
  progress: (done, all) => `正在执行第 ${format.number(done)} 行，共 ${format.number(all)} 行`,
  stop: '停止',
  stoppedAt: (number, line, problem) => `停在第 ${format.number(number)} 行“${line}”：${problem}`,
  notAllowed: (command) => `此页面不提供“${command}”。`,
  refused: (command, reason) => `${command}：${reason}。`,
  problems: labProblems,
};

function labProblems(problem: LabProblem): string {
  switch (problem.kind) {
    case 'unknownName':
      return problem.like === null
        ? `没有命令“${problem.name}”。`
        : `没有命令“${problem.name}”。是不是 ${problem.like}？`;
    case 'ofZkcli':
      return `${problem.name} 是 zkCli 的命令，请在客户端的控制台里输入。`;
    case 'fieldMissing':
      return `缺少 ${problem.field}。用法：${problem.usage}`;
    case 'fieldWrong':
      return `“${problem.word}”不能用作 ${problem.field}。用法：${problem.usage}`;
    case 'tooManyWords':
      return `多了一个词“${problem.word}”。用法：${problem.usage}`;
  }
}
