import { WIDGETS } from '@crewdock/sdk/reference';
import { expect, test } from 'vitest';
import { VERSION } from '@crewdock/sdk/version';
import {
  buildElementHtml,
  frameSnippet,
  htmlSnippet,
  installSnippet,
  npmSnippet,
  pinnedSnippet,
  reactSnippet,
} from './snippets.ts';

const [, jobs, contact] = WIDGETS;
const of = (widget = jobs, values: Record<string, string> = {}) => ({
  portal: 'https://acme.example.com',
  company: 'acme',
  widget: widget!,
  values,
});

test('the HTML snippet contains the script tag and the element, with escaped values', () => {
  expect(htmlSnippet(of(jobs, { 'page-size': '6', filters: 'seniority=3&english=2' }))).toBe(
    `<script async src="https://acme.example.com/widgets/v1/loader.js"></script>

<crewdock-job-board
  company="acme"
  filters="seniority=3&amp;english=2"
  page-size="6"
></crewdock-job-board>
`,
  );
  expect(buildElementHtml(of(jobs, { filters: '"><img src=x>&amp;' }))).toBe(
    '<crewdock-job-board company="acme" filters="&quot;>&lt;img src=x>&amp;amp;"></crewdock-job-board>',
  );
});

test('the React snippet uses props, with numbers as numbers and special strings in braces', () => {
  const values = { 'page-size': '6', filters: 'seniority=3&english=2', 'brand-color': '#ffdd55', 'url-state': 'jobs' };
  expect(reactSnippet(of(jobs, values))).toBe(`import { setPortal } from '@crewdock/sdk';
import { JobBoard } from '@crewdock/sdk/react';

setPortal('https://acme.example.com');

export function OurJobBoard() {
  return (
    <JobBoard
      company="acme"
      brandColor="#ffdd55"
      filters={"seniority=3&english=2"}
      pageSize={6}
      urlState="jobs"
    />
  );
}
`);
  expect(reactSnippet(of(contact))).toContain('  return <ContactUs company="acme" />;\n');
  expect(npmSnippet(of(contact))).toContain("import '@crewdock/sdk/contact-us';");
  // The package is not in a registry, so it can only be installed by URL.
  expect(installSnippet(of(contact))).toBe(
    `npm install https://acme.example.com/widgets/v1/crewdock-sdk-${VERSION}.tgz\n`,
  );
});

test('page-level options are set on the element only, and the open market has no company attribute', () => {
  const values = { mode: 'button', prefill: 'name=Ada', 'hidden-fields': 'plan=pro', debug: 'true' };
  const source = { ...of(contact, values), company: null };
  expect(buildElementHtml(source)).toBe(`<crewdock-contact-us
  debug="true"
  prefill="name=Ada"
  hidden-fields="plan=pro"
  mode="button"
></crewdock-contact-us>`);
  expect(frameSnippet(source).frame).toContain('/frame/contact-us?debug=true&amp;hidden-fields=plan%3Dpro"');
});

test('the frame snippet contains the options in its URL, and a script that sets its height', () => {
  const { frame, script } = frameSnippet(of(jobs, { filters: 'seniority=3&english=2', 'brand-color': '#ffdd55' }));
  expect(frame).toBe(`<iframe
  src="https://acme.example.com/widgets/v1/frame/job-board?company=acme&amp;brand-color=%23ffdd55&amp;filters=seniority%3D3%26english%3D2"
  title="Job board"
  loading="lazy"
  style="width: 100%; height: 700px; border: 0"
></iframe>
`);
  expect(script).toContain('frame.style.height = `${data.height}px`');
});

test('a pinned snippet lists the integrity hash of every file that its widget may fetch', () => {
  const files = Object.fromEntries(
    [
      'ab/job-board.js',
      'ab/job-board.de.js',
      'ab/contact-us.js',
      'ab/shared/words.js',
      'ab/loader.js',
      'loader.js',
    ].map((path) => [path, `sha384-${path}`]),
  );
  const snippet = pinnedSnippet(of(), { folder: 'ab', files });
  const map = JSON.parse(/<script type="importmap">([^<]*)</.exec(snippet)![1]!) as { integrity: object };
  const address = (path: string) => `https://acme.example.com/widgets/v1/${path}`;
  expect(map.integrity).toEqual({
    [address('ab/job-board.js')]: 'sha384-ab/job-board.js',
    [address('ab/job-board.de.js')]: 'sha384-ab/job-board.de.js',
    [address('ab/shared/words.js')]: 'sha384-ab/shared/words.js',
  });
  expect(snippet).toContain(`src="${address('ab/loader.js')}"\n  integrity="sha384-ab/loader.js"\n  crossorigin`);
});
