import { useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { programOf } from '../../../scenarios/shelfRecipes.ts';
import { editedPlan } from '../../../scenarios/world/planEdit.ts';
import { EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import type { WorldPlan } from '../../../scenarios/scenario/worldPlan.ts';
import { speak } from '../../../words/useWords.ts';
import { useStage } from '../../../ui/stores/stage.ts';
import { ClientRows } from './ClientRows.tsx';

let root: Root | null = null;

beforeEach(async () => {
  await speak('en');
});

const { rooms } = useStage.getState();

afterEach(() => {
  root?.unmount();
  useStage.setState({ rooms });
  document.body.replaceChildren();
});

test('clients come by tens, and each of a crowd has its choice of programs once it is reached', async () => {
  const first = { name: 'A', program: 0, sessionTimeoutMs: 9000 };
  open({ ...EMPTY_PLAN, programs: [programOf('line-lock')], clients: [first] });
  for (let tens = 0; tens < 5; tens++) {
    await expect.poll(rows).toBe(1 + tens * 10);
    await page.getByRole('button', { name: 'Add 10 like the last one' }).click();
  }
  await expect.poll(rows).toBe(51);

  const last = page.getByRole('combobox', { name: 'Program of client AY', exact: true });
  await expect.element(last).toHaveValue('line-lock');
  await expect
    .element(page.getByRole('spinbutton', { name: 'Session timeout of client AY, in ms', exact: true }))
    .toHaveValue(9000);
  expect(document.querySelectorAll('option').length).toBe(51);
  await userEvent.click(page.getByRole('textbox', { name: 'Name of client AY', exact: true }));
  await userEvent.keyboard('{Tab}');
  await expect.element(last).toHaveFocus();
  await expect.element(last.getByRole('option', { name: 'zkCli, by hand' })).toBeInTheDocument();
  await last.selectOptions('herd-lock');
  await expect.element(last).toHaveValue('herd-lock');
});

test('a name that is empty or taken stays in its field, marked as refused', async () => {
  const client = (name: string) => ({ name, program: null, sessionTimeoutMs: 9000 });
  open({ ...EMPTY_PLAN, clients: [client('A'), client('B')] });
  const name = page.getByRole('textbox', { name: 'Name of client B', exact: true });
  for (const refused of ['A', '']) {
    await name.fill(refused);
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await expect.element(name).toHaveValue(refused);
  }
  await name.fill('order service');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('textbox', { name: 'Name of client order service', exact: true }))
    .toHaveValue('order service');
});

test('new programs come in the order in which they were chosen, and say that they come', async () => {
  const program = { kind: 'own', scenario: 'own-recipe', values: {}, code: '' } as const;
  // The interpreter is there for the second one first.
  const arrive: (() => void)[] = [];
  const newProgram = () => new Promise<typeof program>((resolve) => arrive.push(() => resolve(program)));
  useStage.setState({
    rooms: [{ id: 'programs', dialogs: {}, provides: { newProgram: async () => newProgram } }],
  });
  const client = (name: string) => ({ name, program: null, sessionTimeoutMs: 9000 });
  open({ ...EMPTY_PLAN, clients: [client('A'), client('B')] });
  const [a, b] = ['A', 'B'].map((name) =>
    page.getByRole('combobox', { name: `Program of client ${name}`, exact: true }),
  ) as [Locator, Locator];
  for (const each of [a, b]) await each.selectOptions('New program of your own');
  for (const each of [a, b]) await expect.element(each).toHaveDisplayValue('New program of your own');
  await expect.poll(() => arrive.length).toBeGreaterThan(0);
  for (const each of arrive.splice(0).toReversed()) each();
  await expect
    .poll(() => arrive.length + Number(b.element().textContent?.includes('program 2')))
    .toBeGreaterThan(0);
  for (const each of arrive) each();
  await expect.element(a).toHaveDisplayValue('program 1');
  await expect.element(b).toHaveDisplayValue('program 2');
});

test('a program that cannot be fetched is told of, and keeps nothing from coming or from being submitted', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module: parts.js');
  let isReached = false;
  const newProgram = async () => ({ kind: 'own', scenario: 'own-recipe', values: {}, code: '' }) as const;
  useStage.setState({
    rooms: [
      {
        id: 'programs',
        dialogs: {},
        provides: {
          newProgram: async () => {
            if (!isReached) throw failure;
            return newProgram;
          },
        },
      },
    ],
  });
  let coming = Promise.resolve();
  open({ ...EMPTY_PLAN, clients: [{ name: 'A', program: null, sessionTimeoutMs: 9000 }] }, (programs) => {
    coming = programs;
  });
  const choice = page.getByRole('combobox', { name: 'Program of client A', exact: true });
  await choice.selectOptions('New program of your own');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Part of the page failed to load/);
  await expect.element(choice).toHaveDisplayValue('zkCli, by hand');
  await coming;
  isReached = true;
  await choice.selectOptions('New program of your own');
  await expect.element(choice).toHaveDisplayValue('program 1');
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test.each([
  ['en', 'Program of client A', 'New program of your own', 'Try again', 'program 1'],
  ['zh-CN', '客户端 A 的程序', '新写一个程序', '重试', 'program 1'],
] as const)(
  'what could not be fetched is tried again where it is told, and the form keeps what is in it: %s',
  async (language, choiceName, newOwn, again, made) => {
    await speak(language);
    let tries = 0;
    const newProgram = async () => ({ kind: 'own', scenario: 'own-recipe', values: {}, code: '' }) as const;
    useStage.setState({
      rooms: [
        {
          id: 'programs',
          dialogs: {},
          provides: {
            newProgram: async () => {
              tries += 1;
              if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module: parts.js');
              return newProgram;
            },
          },
        },
      ],
    });
    const client = (name: string) => ({ name, program: null, sessionTimeoutMs: 9000 });
    open({ ...EMPTY_PLAN, clients: [client('A'), client('B')] });
    const choice = page.getByRole('combobox', { name: choiceName, exact: true });
    await page.getByRole('spinbutton').first().fill('12300');
    await choice.selectOptions(newOwn);
    const button = page.getByRole('alert').getByRole('button', { name: again });
    for (const failed of [1, 2]) {
      await expect.element(button).toBeVisible();
      expect(tries).toBe(failed);
      button.element().focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(choice).toHaveFocus();
    }
    await expect.element(choice).toHaveDisplayValue(made);
    await expect.element(page.getByRole('spinbutton').first()).toHaveValue(12_300);
    expect(page.getByRole('alert').elements()).toEqual([]);
  },
);

function rows(): number {
  return document.querySelectorAll('[data-client]').length;
}

function open(plan: WorldPlan, onComing: (programs: Promise<void>) => void = () => {}): void {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(<Rows from={plan} onComing={onComing} />);
}

interface RowsProps {
  readonly from: WorldPlan;
  readonly onComing: (programs: Promise<void>) => void;
}

function Rows({ from, onComing }: RowsProps) {
  const [plan, setPlan] = useState(from);
  const latest = useRef(from);
  return (
    <ClientRows
      plan={plan}
      onEdit={(edit) => {
        const edited = editedPlan(latest.current, edit);
        if (edited.ok) {
          latest.current = edited.plan;
          setPlan(edited.plan);
        }
        return edited.ok;
      }}
      onComing={onComing}
    />
  );
}
