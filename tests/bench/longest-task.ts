import type { Browser, Page } from 'playwright';

interface Trace {
  traceEvents: { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }[];
}

/**
 * Returns the CPU milliseconds of the page's longest main-thread task while `during` runs. Unlike elapsed time, CPU
 * time does not depend on other programs on the machine.
 */
export async function longestTask(browser: Browser, page: Page, during: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await during();
  return longestOf(JSON.parse((await browser.stopTracing()).toString()));
}

function longestOf({ traceEvents }: Trace): number {
  const thread = (event: { pid: number; tid: number }) => `${event.pid}.${event.tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map((event) => thread(event)),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(thread(event)));
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
