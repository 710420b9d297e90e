import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { gradedInternship } from '../graded';
import { waitUntilLoaded } from '../screens';
import { few, IN_ALL } from '../testLevel';
import { visit } from '../visit';

const LAPTOP = { width: 1366, height: 768 };
const SIZES = [{ width: 1024, height: 768 }, { width: 1280, height: 800 }, LAPTOP];

/** Parts of the table that lie outside its box, words broken inside a cell, and horizontal scrollers. */
const misfits = (page: Page, label: string) =>
  page.evaluate((name) => {
    const table = document.querySelector(`main [aria-label="${name}"]`);
    const box = table?.closest('section');
    if (!table || !box) return ['no table'];
    const found: string[] = [];
    const report = (element: Element, issue: string) =>
      found.push(`${issue}: <${element.tagName}> ${(element.textContent ?? '').slice(0, 40)}`);

    const { left, right } = box.getBoundingClientRect();
    if (right > document.documentElement.clientWidth + 0.5) report(box, 'overflows the window');
    const parts = table.querySelectorAll(
      '[role="columnheader"], [role="gridcell"], li, dt, dd, button',
    );
    for (const part of parts) {
      const rect = part.getBoundingClientRect();
      if (rect.left < left - 0.5 || rect.right > right + 0.5) report(part, 'is outside the table');
    }

    for (const element of document.querySelectorAll('html, main, main *')) {
      const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowX);
      if (isScroller && element.scrollWidth > element.clientWidth + 1)
        report(element, 'scrolls sideways');
    }

    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of text.nodeValue?.matchAll(/[\p{L}\p{N}]+/gu) ?? []) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`broken word: ${word}`);
      }
    }
    return [...new Set(found)];
  }, label);

const verticalScrollers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, main, main *')]
      .filter((element) => {
        const isScroller =
          element === document.documentElement ||
          /auto|scroll/.test(getComputedStyle(element).overflowY);
        return isScroller && element.scrollHeight > element.clientHeight + 1;
      })
      .map((element) => element.className || element.tagName),
  );

/** Filters above the list whose words are cut, and a second line of tools. */
const toolbarFaults = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('main [role="search"]');
    if (!bar) return ['no toolbar'];
    const found: string[] = [];
    const canvas = document.createElement('canvas').getContext('2d');
    const checkRoom = (control: HTMLSelectElement | HTMLInputElement, text: string) => {
      if (!canvas) return;
      const { font, paddingLeft, paddingRight } = getComputedStyle(control);
      canvas.font = font;
      const room =
        control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (canvas.measureText(text).width > room + 1) found.push(`cut: ${text}`);
    };
    for (const select of bar.querySelectorAll('select')) {
      checkRoom(select, select.selectedOptions[0]?.text ?? '');
    }
    for (const input of bar.querySelectorAll<HTMLInputElement>('input[role="combobox"]')) {
      checkRoom(input, input.value || input.placeholder);
    }
    const middles = [...bar.querySelectorAll<HTMLElement>('button, select, input')]
      .filter(({ offsetParent }) => offsetParent !== null)
      .map((control) => control.getBoundingClientRect())
      .map(({ top, bottom }) => (top + bottom) / 2);
    if (Math.max(...middles) - Math.min(...middles) > 20) found.push('a second line');
    return found;
  });

const softly = expect.configure({ soft: true });

const expectTableFits = async (
  page: Page,
  label: string,
  hasActions: boolean,
  hasToolbar = true,
) => {
  await waitUntilLoaded(page);
  const table = page.getByRole('main').getByLabel(label, { exact: true });
  for (const size of SIZES) {
    const where = `${label}, ${size.width}`;
    await page.setViewportSize(size);
    await expect(page.locator('#sidebar')).toHaveCSS('width', '256px');
    await expect(table).toBeVisible();
    // Polled, because the layout changes with the window.
    await softly.poll(() => misfits(page, label), where).toEqual([]);
    if (size === LAPTOP && hasToolbar) {
      await softly.poll(() => toolbarFaults(page), `${where}: toolbar`).toEqual([]);
    }
    if (hasActions) {
      const actions = table.getByRole('button', { name: /^Aksi untuk / });
      await softly(actions.first(), where).toBeVisible();
    }
  }
  await softly
    .poll(async () => (await verticalScrollers(page)).length, `${label}: vertical scrollers`)
    .toBeLessThan(2);
};

const LISTS = [
  ['/users', 'Daftar user'],
  ['/students', 'Daftar mahasiswa'],
  ['/mentors', 'Daftar mentor'],
  ['/lecturers', 'Daftar dosen'],
  ['/companies', 'Daftar mitra industri'],
  ['/courses', 'Daftar mata kuliah'],
  ['/internship-periods', 'Daftar periode magang'],
  ['/letters', 'Daftar surat'],
  ['/internships', 'Daftar mahasiswa magang'],
] as const;

// A super admin sees every column and action of the supervisors.
test(
  'a super admin sees whole tables on laptops and tablets',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const { id, query } = await gradedInternship(admin);
    await openAs(admin, '/change-password');
    const tables = [
      ...LISTS,
      [`/internships/${id}`, 'Daftar aktivitas'],
      [`/internships/${id}?tab=nilai`, 'Daftar nilai'],
    ] as const;
    for (const [path, label] of few(tables, 3)) {
      await test.step(label, async () => {
        await visit(page, path);
        await expectTableFits(page, label, true);
      });
    }
    await visit(page, `/reports/grades?${query}`);
    await expectTableFits(page, 'Nilai mahasiswa', false, false);
    await visit(page, '/placement-requests');
    await expectTableFits(page, 'Daftar tempat magang', false);
    await visit(page, '/certificates');
    await expectTableFits(page, 'Daftar sertifikat', true);
    await visit(page, '/assessments');
    await expectTableFits(page, 'Daftar penilaian', false);
    await visit(page, '/guidance-sessions');
    await expectTableFits(page, 'Daftar bimbingan', true);
    await visit(page, '/final-reports');
    await expectTableFits(page, 'Daftar laporan akhir', false);
    await visit(page, '/defences');
    await expectTableFits(page, 'Daftar ujian', false);
    await visit(page, '/audit');
    await expectTableFits(page, 'Jejak Audit', false);
  },
);

test(
  'a student sees the whole table of activities on laptops and tablets',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('student', '/student/activities');
    await expectTableFits(page, 'Daftar aktivitas magang', true);
  },
);
