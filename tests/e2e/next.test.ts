import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '../fixtures/test.ts';
import { ROOT } from '../support/bare-project.ts';
import { freePorts, temporaryDirectory } from '../support/product.ts';

/**
 * Builds and serves `examples/next` as a partner would, with the Next.js version of the example's lock file. Takes
 * about a minute.
 */
let project: ReturnType<typeof temporaryDirectory>;
let next: ChildProcess;
let site: string;

/** Deliberate type errors. Next.js's build checks types and fails if TypeScript does not report every one of them. */
const PLANTED = `import { ContactUs, JobBoard } from '@crewdock/sdk/react';
import '@crewdock/sdk/types/react';
export const tag = <crewdock-job-board company="acme" page-size={3} />;
// @ts-expect-error The attribute needs a number.
export const attribute = <crewdock-job-board page-size={true} />;
// @ts-expect-error Messages are an object.
export const property = <JobBoard messages="Jobs" />;
// @ts-expect-error The color scheme doesn’t exist.
export const scheme = <ContactUs colorScheme="pink" />;
// @ts-expect-error The event has other details.
export const event = <JobBoard onSelect={(event: CustomEvent<number>) => event} />;
`;

test.beforeAll(async ({ product }) => {
  project = temporaryDirectory();
  cpSync(join(ROOT, 'examples/next'), project.path, { recursive: true });
  writeFileSync(join(project.path, 'app/planted.tsx'), PLANTED);
  const { portal } = product;
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_PUBLIC_PORTAL: portal };
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: project.path, encoding: 'utf8', env });
  run('npm', 'ci', '--include=dev', '--no-audit', '--no-fund');
  const packed = run('npm', 'pack', '--json', '--ignore-scripts', join(ROOT, 'sdk/dist/npm'));
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  run('npm', 'install', '--offline', '--no-save', '--include=dev', '--no-audit', '--no-fund', `./${filename}`);
  const bin = join(project.path, 'node_modules/next/dist/bin/next');
  run(process.execPath, bin, 'build');
  const [port] = await freePorts();
  site = `http://localhost:${port}/`;
  next = spawn(process.execPath, [bin, 'start', '-p', String(port), '-H', 'localhost'], {
    cwd: project.path,
    stdio: 'ignore',
    env,
  });
  while (
    !(await fetch(site).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (next.exitCode !== null) throw new Error(`Next.js ended with ${next.exitCode}.`);
    await sleep(50);
  }
});
test.afterAll(async () => {
  if (next?.kill()) await once(next, 'exit');
  project.remove();
});

test('the server renders the tags with attributes and children', async () => {
  const html = await (await fetch(site)).text();
  expect(html).toMatch(/<crewdock-job-board(?=[^>]* company="acme")[^>]*><h2 slot="header">Our jobs<\/h2>/);
  expect(html).toMatch(/<crewdock-contact-us[^>]* company="acme"/);
});

test('the browser hydrates the tags with properties, events and slots, and without errors', async ({ newPage }) => {
  const page = await newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isAdvice = message.text().startsWith('Crewdock: ');
    if (['error', 'warning'].includes(message.type()) && !isAdvice) problems.push(message.text());
  });
  await page.goto(site);
  const board = page.locator('crewdock-job-board');
  await expect(board.getByPlaceholder('Find work')).toBeVisible();
  await expect(board.locator('.card')).toHaveCount(3);
  await expect(board.getByRole('heading', { name: 'Our jobs' })).toBeVisible();
  await board.locator('.card a').first().click();
  await expect(page.getByRole('status').getByText('1 opened')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('button', { name: 'Bigger pages' }).click();
  await expect(board.locator('.card')).toHaveCount(6);
  const form = page.locator('crewdock-contact-us');
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Email').fill('ada@example.com');
  expect(problems).toEqual([]);
  await page.close();
});
