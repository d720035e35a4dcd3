import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { obtainPackage } from './obtain-package.ts';
import { freePorts } from './product.ts';

/** Programs of Debian's WebKitGTK, which Playwright cannot drive. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** A WebKitGTK window, controlled through W3C WebDriver. */
export interface WebKit {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs `body` as a function body in the page and returns its result. `values` are its `arguments`. */
  run<T>(body: string, ...values: unknown[]): Promise<T>;
  /** Selects the frame in which scripts run, by index. Null selects the page itself. */
  enterFrame(at: number | null): Promise<void>;
  close(): Promise<void>;
}

/**
 * Installs Debian's packages if the user is root. Throws instructions if WebKitGTK is missing and cannot be installed.
 */
export function obtainWebKit(): void {
  const isThere = () => existsSync(DRIVER) && existsSync(DISPLAY) && globSync(BROWSERS).length > 0;
  if (!isThere()) obtainPackage('webkit2gtk-driver', 'xvfb');
  if (!isThere())
    throw new Error('No WebKitGTK was found, and none could be installed: install webkit2gtk-driver and xvfb.');
}

export async function launchWebKit(): Promise<WebKit> {
  const screen = spawn(DISPLAY, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const [port] = await freePorts();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const root = `http://127.0.0.1:${port}`;
  await answering(`${root}/status`, driver);
  const { sessionId } = await call<{ sessionId: string }>('POST', `${root}/session`, { capabilities: CAPABILITIES });
  const post = <T>(path: string, body: object) => call<T>('POST', `${root}/session/${sessionId}/${path}`, body);
  const run = <T>(script: string, ...args: unknown[]) => post<T>('execute/sync', { script, args });
  await post('window/rect', { width: 1200, height: 900 });
  return {
    run,
    open: (url) => post('url', { url }),
    back: () => post('back', {}),
    enterFrame: (id) => post('frame', { id }),
    async close() {
      await call('DELETE', `${root}/session/${sessionId}`);
      for (const child of [driver, screen]) {
        child.kill();
        await once(child, 'exit');
      }
    },
  };
}

const CAPABILITIES = {
  alwaysMatch: {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: globSync(BROWSERS)[0], args: ['--automation'] },
  },
};

async function answering(address: string, driver: ChildProcess): Promise<void> {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
    await sleep(50);
  }
}

async function call<T>(method: string, address: string, body?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
