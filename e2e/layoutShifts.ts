import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

type Recorder = Window & { layoutShifts?: string[] };

/** Records layout shifts without user input, from the next document on. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    const labelOf = (node: Node | null) =>
      node?.textContent || (node instanceof Element ? node.outerHTML : 'a removed node');
    (window as Recorder).layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => labelOf(node).slice(0, 60)).join(' | ');
        if (!hadRecentInput) shifts.push(`${value.toFixed(5)}: ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const layoutShifts = (page: Page) =>
  page.evaluate(() => (window as Recorder).layoutShifts ?? ['not recorded']);
