import { useState, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { openingChoices } from '../../../ui/controls/presets.ts';
import { listenForKeys } from '../../../ui/controls/shortcuts.ts';
import { route } from '../../../ui/parts/route.tsx';
import { draw } from '../../../ui/parts/testing/draw.ts';
import { loadScenario } from '../../../ui/playback/gestures.ts';
import { jumpToStep } from '../../../ui/playback/transport.ts';
import { openConsole, usePanel } from '../../../ui/stores/panelTab.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { isPresenting } from '../../../ui/stores/presentation.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import '../../../ui/theme/base.css';
import { speak } from '../../../words/useWords.ts';
import { Console } from './Console.tsx';
import { ConsoleLine } from './ConsoleLine.tsx';
import { ConsoleOutput } from './ConsoleOutput.tsx';
import { LineAhead } from './LineAhead.tsx';

beforeEach(async () => {
  await speak('en');
});

afterEach(() => {
  usePanel.setState(usePanel.getInitialState(), true);
});

test('what zkCli says of success on its error stream has not the colour of a failure', async () => {
  const printed = [
    { stream: 'out', text: 'one\n', step: 3, timeMs: 3 },
    { stream: 'err', text: 'Created /a\n', step: 4, timeMs: 4 },
    { stream: 'err', text: 'Node does not exist: /b\n', step: 5, timeMs: 5 },
  ] as const;
  draw(
    <ConsoleOutput
      console="client:A"
      name="Client A"
      entries={[{ line: 'get /a', number: 0, step: 2, printed, refusal: null }]}
    />,
  );
  const colorOf = (text: string) => getComputedStyle(page.getByText(text).element()).color;
  await expect.element(page.getByText('Created /a')).toBeVisible();
  expect(colorOf('Created /a')).toBe(colorOf('one'));
  expect(colorOf('Node does not exist: /b')).not.toBe(colorOf('one'));
});

test('Ctrl+U empties the line up to the cursor', async () => {
  draw(<ConsoleLine console="client:A" name="Client A" prompt="" entries={[]} />);
  const line = page.getByRole('combobox');
  await userEvent.click(line);
  await userEvent.keyboard('ls /abc{ArrowLeft}{ArrowLeft}{Control>}u{/Control}');
  await expect.element(line).toHaveValue('bc');
  await userEvent.keyboard('/');
  await expect.element(line).toHaveValue('/bc');
});

test('a click on a tab leads to its line, where what is typed next belongs; the keyboard stays among the tabs', async () => {
  open();
  draw(<Console />);
  const line = page.getByRole('combobox');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Client A').click();
  await expect.element(line).toHaveFocus();
  (tab('Client A').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Lab')).toHaveFocus();
});

test('so does a click on the panel’s tab that brings the consoles', async () => {
  open();
  draw(<Brought />);
  await page.getByRole('radio', { name: 'Console' }).click();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
});

test('what is typed while the console is fetched stands in its line, and no key is a shortcut', async () => {
  open();
  onTestFinished(listenForKeys());
  let arrive = (): void => undefined;
  const Late = route(() => new Promise<ComponentType>((done) => (arrive = () => done(Console))), {
    fallback: <LineAhead />,
  });
  openConsole('client:A');
  draw(<Late />);
  await expect.element(page.getByRole('textbox', { name: 'Console' })).toHaveFocus();
  await userEvent.keyboard('ls f');
  arrive();
  const line = page.getByRole('combobox');
  await expect.element(line).toHaveFocus();
  await userEvent.keyboard('oo');
  await expect.element(line).toHaveValue('ls foo');
  expect(isPresenting()).toBe(false);
  expect(usePlayhead.getState().playing).toBe(false);
});

test('the consoles of all clients are in sight in a narrow panel', async () => {
  open();
  draw(
    <div style={{ width: 310 }}>
      <Console />
    </div>,
  );
  await expect.element(page.getByRole('tab', { name: 'Client C' })).toBeVisible();
  const list = page.getByRole('tablist').element().getBoundingClientRect();
  for (const each of page.getByRole('tab').elements()) {
    const { right, top } = each.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(list.right);
    expect(top).toBeLessThan(list.bottom);
  }
});

function open(): void {
  loadScenario(openingChoices());
  const experiment = getExperiment();
  experiment?.runUntil(500, 5000);
  jumpToStep(experiment?.steps ?? 0);
}

function Brought() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <input type="radio" aria-label="Console" checked={isThere} onChange={() => setThere(true)} />
      {isThere && <Console />}
    </>
  );
}
