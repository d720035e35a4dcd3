import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '../fixtures/test.ts';
import { type BareProject, bareProject, ROOT } from '../support/bare-project.ts';
import { FRAMEWORKS } from '../support/frameworks.ts';

let project: BareProject;

test.beforeAll(async () => {
  project = await bareProject();
});
test.afterAll(() => project.remove());

test('every entry has one type file, which imports only the tags', () => {
  const folder = project.at('node_modules/@crewdock/sdk');
  const files = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  expect(files).toContain('job-board-element.d.ts');
  const imports = files.flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/from '.*'|import '.*'/g) ?? [],
  );
  expect([...new Set(imports)].toSorted()).toEqual(["from 'react'", "import './types/tags.js'"]);
});

test('props, events, the client and the tags of every framework are typed', () => {
  cpSync(join(ROOT, 'examples/react'), project.at('react'), { recursive: true });
  writeFileSync(
    project.at('tags.ts'),
    `import type { JSX as Preact } from 'preact';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';
import type { JSX as Vue } from 'vue/jsx-runtime';
import type { JSX as Solid } from 'solid-js';
import '@crewdock/sdk/types/preact';
import '@crewdock/sdk/types/svelte';
import '@crewdock/sdk/types/vue';
import '@crewdock/sdk/types/solid';
type Select = { detail: { public_id: string } };
const own = { company: 'acme', 'page-size': 3, messages: { title: 'Jobs' } };
const heard = ({ detail }: Select) => detail.public_id.at(0);
export const preact: Preact.IntrinsicElements['crewdock-job-board'] = { ...own, 'oncrewdock-select': heard };
export const svelte: SvelteHTMLElements['crewdock-job-board'] = { ...own, 'oncrewdock-select': heard };
export const vue: InstanceType<GlobalComponents['crewdock-job-board']>['$props'] = { ...own, 'onCrewdock-select': heard };
export const vueJsx: Vue.IntrinsicElements['crewdock-job-board'] = { ...own, key: 1, onCrewdockSelect: heard };
export const solid: Solid.IntrinsicElements['crewdock-job-board'] = { ...own, 'on:crewdock-select': heard };
// @ts-expect-error No such scheme.
export const scheme: SvelteHTMLElements['crewdock-contact-us'] = { 'color-scheme': 'pink' };
// @ts-expect-error Not what this event says.
export const wrong: Preact.IntrinsicElements['crewdock-job-board'] = { 'oncrewdock-select': (event: { detail: number }) => event };
// @ts-expect-error No such scheme.
export const pink: Preact.IntrinsicElements['crewdock-contact-us'] = { 'color-scheme': 'pink' };
// @ts-expect-error No such message.
export const misspelt: Preact.IntrinsicElements['crewdock-job-board'] = { messages: { serch: 'Find' } };
// @ts-expect-error Words are by name.
export const named: Preact.IntrinsicElements['crewdock-job-board'] = { messages: 'Jobs' };
// @ts-expect-error No such scheme.
export const dyed: Solid.IntrinsicElements['crewdock-contact-us'] = { 'color-scheme': 'pink' };
// @ts-expect-error Not what this event says.
export const told: Solid.IntrinsicElements['crewdock-job-board'] = { 'on:crewdock-select': (event: { detail: number }) => event };
// @ts-expect-error The number of an attribute is written as such.
export const size: InstanceType<GlobalComponents['crewdock-job-board']>['$props'] = { 'page-size': true };
// @ts-expect-error No such scheme.
export const camel: Vue.IntrinsicElements['crewdock-contact-us'] = { colorScheme: 'pink' };
// @ts-expect-error No such message.
export const misspelt: Preact.IntrinsicElements['crewdock-job-board'] = { messages: { serch: 'Find' } };
// @ts-expect-error Words are by name.
export const words: Solid.IntrinsicElements['crewdock-job-board'] = { messages: 'Jobs' };
`,
  );
  writeFileSync(
    project.at('use.tsx'),
    `import { JobBoard, ContactUs } from '@crewdock/sdk/react';
import '@crewdock/sdk/types/react';
import { createPublicApi } from '@crewdock/sdk/client';
import { setPortal, type CommandQueue, type TalentMarketElement } from '@crewdock/sdk';
import { TalentMarket } from '@crewdock/sdk/talent-market/element';
setPortal('https://talents.example.com');
export const good = <JobBoard company="acme" pageSize={3} colorScheme="dark" onSelect={(event) => event.detail.public_id.at(0)}
  onSubmit={({ detail }) => detail.job.id.toFixed()} messages={{ count: (n) => String(n) }} />;
export const filled = <JobBoard prefill={{ name: 'Ada' }} hiddenFields="plan=pro" redirectUrl="/thanks" />;
export const tag = <crewdock-job-board company="acme" page-size={3} />;
class Own extends TalentMarket {}
new Own().addEventListener('crewdock-search', (event) => event.detail.filters.skills.length);
const { items } = await createPublicApi('').jobs({ search: 'react' });
export const title: string | undefined = items[0]?.title;
const form = document.createElement('crewdock-contact-us');
form.prefill = { name: 'Ada' };
form.addEventListener('crewdock-submit', (event) => event.detail.id.at(0));
export const market: TalentMarketElement = new Own();
declare const crewdock: CommandQueue;
crewdock('on', 'submit', (event) => event.detail.id.at(0));
crewdock('once', 'search', ({ detail }) => detail.filters.skills.length);
crewdock('open', '.write-to-us');
// @ts-expect-error No such event.
crewdock('on', 'sent', () => {});
// @ts-expect-error Not what this event says.
crewdock('on', 'config-error', ({ detail }) => detail.id);
// @ts-expect-error A selector opens.
crewdock('open', document.body);
// @ts-expect-error One address.
export const lost = <ContactUs redirectUrl={['/thanks']} />;
// @ts-expect-error A form is not a board.
export const board: TalentMarketElement = form;
// @ts-expect-error Values are texts.
export const numbers = <ContactUs hiddenFields={{ plan: 3 }} />;
// @ts-expect-error No such scheme.
export const scheme = <ContactUs colorScheme="pink" />;
// @ts-expect-error Forms have nothing to select.
export const select = <ContactUs onSelect={(event: CustomEvent<{ id: number }>) => event} />;
`,
  );
  configure('tsconfig.json', ['use.tsx', 'tags.ts', 'react/main.tsx', 'react/env.d.ts'], {
    jsx: 'react-jsx',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    skipLibCheck: false,
  });
  expect(said(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project.at('.'))).toBe('');
});

test('Vue’s checker accepts its example, and reports each wrong attribute and listener of a template', () => {
  copyFileSync(join(ROOT, 'examples/vue/App.vue'), project.at('App.vue'));
  writeFileSync(
    project.at('Wrong.vue'),
    `<script setup lang="ts">
import '@crewdock/sdk/types/vue';
</script>
<template>
  <crewdock-job-board
    id="jobs"
    class="wide"
    :page-size="true"
    color-scheme="pink"
    @crewdock-select="(event: CustomEvent<number>) => event"
    :messages="3"
  />
  <crewdock-contact-us :company="3" />
</template>
`,
  );
  configure('vue.json', ['App.vue', 'Wrong.vue'], {}, { vueCompilerOptions: { strictTemplates: true } });
  // TypeScript 6, because vue-tsc needs a compiler written in JavaScript.
  const typescript = frameworks.resolve('typescript/lib/tsc');
  const checker = `process.argv.push('vue-tsc', '-p', '${project.at('vue.json')}', '--pretty', 'false');
    require('${frameworks.resolve('vue-tsc')}').run('${typescript}');`;
  const wrong = said('-e', checker).matchAll(/^(\S+)\((\d+),\d+\): error/gm);
  expect(Array.from(wrong, ([, file, line]) => `${file} ${line}`)).toEqual(
    [8, 9, 10, 11, 13].map((line) => `Wrong.vue ${line}`),
  );
});

test('Svelte’s checker accepts its example, and reports each wrong attribute and listener of a template', () => {
  copyFileSync(join(ROOT, 'examples/svelte/App.svelte'), project.at('App.svelte'));
  writeFileSync(
    project.at('Wrong.svelte'),
    `<script lang="ts">
  import '@crewdock/sdk/types/svelte';
</script>
<crewdock-job-board
  id="jobs"
  class="wide"
  page-size={true}
  color-scheme="pink"
  oncrewdock-select={(event: CustomEvent<number>) => event}
  messages={3}
></crewdock-job-board>
<crewdock-contact-us company={3}></crewdock-contact-us>
`,
  );
  configure('svelte.json', ['App.svelte', 'Wrong.svelte']);
  const checker = join(dirname(frameworks.resolve('svelte-check/package.json')), 'bin/svelte-check');
  const wrong = said(
    checker,
    '--workspace',
    project.at('.'),
    '--tsconfig',
    project.at('svelte.json'),
    '--output',
    'machine',
  ).matchAll(/^\d+ (?:ERROR|WARNING) "(.+?)" (\d+):/gm);
  expect(Array.from(wrong, ([, file, line]) => `${file} ${line}`)).toEqual(
    [7, 8, 9, 10, 12].map((line) => `Wrong.svelte ${line}`),
  );
});

test('Angular’s compiler accepts the guide’s template, and reports each listener of the wrong event', () => {
  const component = (name: string, template: string) => `
@Component({ selector: 'own-${name.toLowerCase()}', schemas: [CUSTOM_ELEMENTS_SCHEMA], template: \`${template}\` })
export class ${name} {
  words = { title: 'Jobs' };
  select(event: CustomEvent<{ public_id: string }>) { return event.detail.public_id; }
  submit(event: CustomEvent<{ id: string }>) { return event.detail.id; }
  number(event: CustomEvent<number>) { return event.detail.toFixed(); }
}`;
  const files = {
    'Right.ts': `<crewdock-job-board company="acme" [attr.page-size]="6" [messages]="words" (crewdock-select)="select($event)" />
      <crewdock-contact-us (crewdock-submit)="submit($event)" />`,
    'Wrong.ts': `<crewdock-job-board (crewdock-select)="number($event)" />
      <crewdock-contact-us (crewdock-submit)="number($event)" />`,
  };
  for (const [file, template] of Object.entries(files))
    writeFileSync(
      project.at(file),
      `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import '@crewdock/sdk';${component(file.split('.')[0]!, template)}`,
    );
  configure('angular.json', Object.keys(files), {}, { angularCompilerOptions: { strictTemplates: true } });
  const compiler = join(dirname(frameworks.resolve('@angular/compiler-cli/package.json')), 'bundles/src/bin/ngc.js');
  const told = stripVTControlCharacters(said(compiler, '-p', project.at('angular.json')));
  const wrong = told.matchAll(/^(\S+?):(\d+):\d+ - error/gm);
  expect(Array.from(wrong, ([, file, line]) => `${file} ${line}`)).toEqual([3, 4].map((line) => `Wrong.ts ${line}`));
});

const frameworks = createRequire(join(FRAMEWORKS, 'package.json'));

/**
 * Returns the output of a program that runs in the project. Does not throw if the program fails, because type checkers
 * that find errors exit with an error.
 */
function said(...args: string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: project.at('.'), encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as Record<'stdout' | 'stderr', string>;
    return stdout + stderr;
  }
}

function configure(name: string, files: string[], options: object = {}, rest: object = {}): void {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    types: [],
    lib: ['es2022', 'dom', 'dom.iterable'],
    ...options,
  };
  writeFileSync(project.at(name), JSON.stringify({ compilerOptions, files, ...rest }));
}
