import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../ui/parts/testing/draw.ts';
import '../../../ui/theme/base.css';
import { speak } from '../../../words/useWords.ts';
import { ConsoleLine } from './ConsoleLine.tsx';
import { ConsoleOutput } from './ConsoleOutput.tsx';

beforeEach(async () => {
  await speak('en');
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
