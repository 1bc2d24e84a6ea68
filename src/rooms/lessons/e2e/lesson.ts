// A lesson as a learner knows it: by roles and names.
import { expect, type Locator, type Page } from '@playwright/test';
import { playFast } from '../../../../e2e/lab.ts';

/** A safety net alone: a part of a lesson is played for up to half a minute, on a slow machine for minutes. */
export const PLAYED_MS = 240_000;

export async function take(page: Page, id: string): Promise<void> {
  await openList(page);
  await entry(page, id).click();
  await expect(page).toHaveURL(new RegExp(`#lesson=${id}(/|$)`));
}

export async function openList(page: Page): Promise<void> {
  await page.goto('./');
  await openListHere(page);
}

/** From where one is. */
export async function openListHere(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Scenario: |场景：)/ })
    .click();
  await page.getByRole('menuitem', { name: /^(Lessons|课程)…$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export function entry(page: Page, id: string): Locator {
  return page
    .getByRole('dialog')
    .getByRole('link')
    .and(page.locator(`[href="#lesson=${id}"]`));
}

/** Once the lesson is there: it begins at a pace of its own. */
export async function faster(page: Page): Promise<void> {
  await expect(lesson(page)).toBeVisible();
  await playFast(page);
  await page.locator('#picture').focus();
}

/** What a lesson says is read out too: it is in the page a second time, unseen. */
export function lesson(page: Page): Locator {
  return page.locator('article[aria-labelledby=lesson-title]');
}

export async function predict(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option }).check();
  await page.getByRole('button', { name: 'Submit prediction' }).click();
}

export async function go(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click({ timeout: PLAYED_MS });
}

export function transport(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('button', { name, exact: true });
}

export function client(page: Page, name: RegExp): Locator {
  return page.locator('#picture').getByRole('button', { name }).first();
}
