import { describe, expect, it } from 'vitest';
import '../../scenarios/all.ts';
import { en } from '../i18n/en.ts';
import { late } from '../i18n/late.en.ts';
import { stage, type Stage } from '../select/testing/stage.ts';
import { narrate } from './narrate.ts';

const words = { ...en, ...late };

describe('of an ensemble is read out', () => {
  it('who won the first election', () => {
    const traffic = stage('mixed-traffic', 2, { servers: '3' }).until(600);
    expect(toldSince(traffic, 0)).toBe('Server 3 leads epoch 1.');
  });

  it('that the network was cut, whom the larger side elected, and who lost the connection', () => {
    const traffic = stage('mixed-traffic', 4, { servers: '5' }).until(1500);
    const from = recordsIn(traffic);
    traffic.give({
      type: 'partition',
      groups: [
        ['server:5', 'server:1', 'client:A'],
        ['server:2', 'client:B'],
      ],
    });
    const cut = toldSince(traffic, from);
    expect(cut).toMatch(/^Network partitioned: server 5, server 1, client A \| server 2, client B/);
    traffic.until(7000);
    const told = toldSince(traffic, from);
    expect(told).toContain('server 5 leads no longer');
    expect(told).toMatch(/lost (the|their) connection/);
  });

  it('what a log lost when the cut healed', () => {
    const story = stage('partition', 3, { story: 'leaderInMinority' });
    while (!story.simulation.trace.some(({ kind }) => kind === 'log.truncated') && story.simulation.step());
    expect(toldSince(story, 0)).toMatch(/server \d dropped one log entry that no quorum had/);
  });
});

function recordsIn({ simulation }: Stage): number {
  return simulation.trace.length;
}

function toldSince(run: Stage, from: number): string {
  return narrate([{ simulation: run.simulation, from, to: recordsIn(run) }], words);
}
