import type { CDPSession } from 'playwright';
import { counters, type Site, type Tag } from './widget-page.ts';

/**
 * Returns the milliseconds of script time of the page's main thread during a rendering, including compilation, with the
 * CPU slowed down by `slower`. `drawing` is an expression whose promise resolves when the rendering is complete.
 */
export async function scriptTime(devtools: CDPSession, slower: number, drawing: string): Promise<number> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const before = await counters(devtools);
  await draw(devtools, drawing);
  const after = await counters(devtools);
  const spent = (name: string) => after(name) - before(name);
  return (spent('ScriptDuration') + spent('V8CompileDuration')) * 1000;
}

/**
 * Renders and waits 300 ms for follow-up work. Uses the DevTools protocol directly, because Playwright's own scripts
 * would be measured, too.
 */
export async function draw(devtools: CDPSession, drawing: string): Promise<void> {
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', {
    awaitPromise: true,
    expression: `(${drawing}).then(() => new Promise((ready) => {
      requestIdleCallback(() => setTimeout(ready, 300));
    }))`,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
}

/** JavaScript expression that renders one of our widgets through the loader's script tag; boards show 20 cards. */
export function drawWidget({ portal }: Site, tag: Tag): string {
  return `new Promise((ready) => {
    addEventListener('crewdock-ready', ready);
    const tag = document.createElement('${tag}');
    tag.setAttribute('company', 'acme');
    tag.setAttribute('page-size', '20');
    const script = document.createElement('script');
    script.src = '${portal}/widgets/v1/loader.js';
    document.querySelector('main').append(tag, script);
  })`;
}
