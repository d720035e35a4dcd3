import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

export interface Leftovers {
  listeners: number;
  nodes: number;
  timers: number;
}

/**
 * Returns the event listeners, nodes and timers that remain after adding and removing a widget 20 times, in addition to
 * those that remain after 2 times. The page must have the loader and `countTimers`.
 */
export async function leftovers(page: Page, devtools: CDPSession, tag: string): Promise<Leftovers> {
  await devtools.send('Performance.enable');
  const count = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    const timers = await page.evaluate(() => (globalThis as unknown as { timers: Set<number> }).timers.size);
    return { listeners: value('JSEventListeners'), nodes: value('Nodes'), timers };
  };
  /**
   * Counts once a second until two counts are equal, because aborted requests and loading images use memory for a
   * while.
   */
  const settled = async () => {
    let now = await count();
    for (let before; JSON.stringify(before) !== JSON.stringify(now);) {
      before = now;
      await sleep(1000);
      now = await count();
    }
    return now;
  };
  await remount(page, tag, 2);
  const before = await settled();
  await remount(page, tag, 20);
  const after = await settled();
  return { listeners: after.listeners - before.listeners, nodes: after.nodes - before.nodes, timers: after.timers };
}

/** Adds a widget, waits until it is ready and removes it, `times` times. */
function remount(page: Page, tag: string, times: number): Promise<void> {
  return page.evaluate(
    async ([name, repeat]) => {
      for (let turn = 0; turn < repeat; turn++) {
        const widget = document.createElement(name);
        widget.setAttribute('company', 'acme');
        const ready = new Promise((resolve) => widget.addEventListener('crewdock-ready', resolve, { once: true }));
        document.querySelector('main')!.append(widget);
        await ready;
        widget.remove();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    [tag, times] as const,
  );
}

/** Script for `addInitScript` that tracks timers that have neither fired nor been cleared. */
export function countTimers(): void {
  const timers = new Set<number>();
  Object.assign(globalThis, { timers });
  const { setTimeout: start, setInterval: repeat, clearTimeout: end, clearInterval: stop } = globalThis;
  Object.assign(globalThis, {
    setTimeout(run: () => void, delay?: number) {
      const id = start(() => {
        timers.delete(id);
        run();
      }, delay) as unknown as number;
      timers.add(id);
      return id;
    },
    setInterval(run: () => void, delay?: number) {
      const id = repeat(run, delay) as unknown as number;
      timers.add(id);
      return id;
    },
    clearTimeout(id: number) {
      timers.delete(id);
      end(id);
    },
    clearInterval(id: number) {
      timers.delete(id);
      stop(id);
    },
  });
}
