/** Makes all documents and their truth files: `node make.mjs <folder> [number…]`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { marked } from 'marked';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { chromium } from 'playwright-core';
import documents from './documents.mjs';
import * as html from './layouts/html.mjs';
import * as pdfmake from './layouts/pdfmake.mjs';
import * as reactPdf from './layouts/react-pdf.mjs';
import * as text from './layouts/text.mjs';
import * as word from './layouts/word.mjs';
import first from './people-1.mjs';
import second from './people-2.mjs';
import { jsonResume, truthOf } from './person.mjs';

const require = createRequire(import.meta.url);
const [folder = '.', ...only] = process.argv.slice(2);
const people = new Map([...first, ...second].map((person) => [person.id, person]));
const packageFile = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);
const styles = (name, file) => readFileSync(packageFile(name, file), 'utf8');
const latexJs = dirname(require.resolve('latex.js'));
const sheets = {
  latexStyles: styles('latex.css', 'style.min.css'),
  startBootstrapStyles: styles('startbootstrap-resume', 'dist/css/styles.css'),
};

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage();
// Themes load Bootstrap and Font Awesome from CDNs; other files from the web are blocked.
await page.route(/^https?:/, (route) => {
  const url = route.request().url();
  const local = /bootstrap.*\.css/.test(url)
    ? packageFile('bootstrap', 'dist/css/bootstrap.min.css')
    : /font-awesome.*\.css/.test(url)
      ? packageFile('font-awesome', 'css/font-awesome.min.css')
      : /fontawesome-webfont\.(\w+)/.test(url)
        ? packageFile('font-awesome', `fonts/fontawesome-webfont.${/webfont\.(\w+)/.exec(url)[1]}`)
        : null;
  return local ? route.fulfill({ path: local, headers: { 'access-control-allow-origin': '*' } }) : route.abort();
});

mkdirSync(folder, { recursive: true });
for (const [at, document] of documents.entries()) {
  const number = at + 1;
  if (only.length > 0 && !only.includes(String(number))) continue;
  const person = people.get(document.person);
  const name = `${String(number).padStart(3, '0')}-${document.tool}-${document.layout.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${person.id}`;
  const { bytes, shown, links = '' } = await make(document, person);
  const missing = [];
  const truth = truthOf(person, shown, links, document.style, missing);
  writeFileSync(join(folder, `${name}.${document.as}`), bytes);
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(truth, null, 2)}\n`);
  console.log(name, document.as, bytes.length, missing.join(' ; '));
}
await browser.close();

/** Makes the file, and returns it with the text that a reader sees. */
async function make({ tool, layout, as, style }, person) {
  if (tool === 'docx') {
    const bytes = await word[layout](person, style);
    const files = unzipSync(new Uint8Array(bytes));
    return {
      bytes,
      shown: Object.keys(files)
        .filter((file) => /word\/(document|header|footer)\d*\.xml/.test(file))
        .map((file) => strFromU8(files[file]).replaceAll(/<[^>]+>/g, ''))
        .join(' ')
        .replaceAll('&amp;', '&')
        .replaceAll('&apos;', "'"),
    };
  }
  if (tool === 'pdfmake') return withPdfText(await pdfmake[layout](person, style));
  if (tool === 'react-pdf') return withPdfText(await reactPdf[layout](person, style));
  if (tool === 'text') {
    const source = text[layout](person, style);
    if (as !== 'pdf') return { bytes: Buffer.from(source), shown: source };
    return layout === 'latex'
      ? printed(null, source)
      : printed(`<meta charset="utf-8"><body style="font:14px DejaVu Sans;margin:40px">${marked.parse(source)}`);
  }
  if (tool === 'hackmyresume' && as !== 'pdf' && as !== 'html') {
    const bytes = hackMyResume(layout, person, as);
    return { bytes, shown: bytes.toString() };
  }
  const source =
    tool === 'html'
      ? html[layout](person, style, sheets)
      : tool === 'hackmyresume'
        ? hackMyResume(layout, person, 'html').toString()
        : await themed(layout, person);
  if (as === 'pdf') return printed(source);
  await page.setContent(source);
  return { bytes: Buffer.from(source), shown: await page.evaluate(() => document.body.innerText), links: source };
}

async function themed(layout, person) {
  const name = `jsonresume-theme-${layout}`;
  let module;
  try {
    module = require(name);
  } catch {
    module = await import(name);
  }
  return (module.render ?? module.default?.render ?? module.default)(jsonResume(person));
}

function hackMyResume(layout, person, as) {
  const scratch = mkdtempSync(join(tmpdir(), 'cv-'));
  writeFileSync(join(scratch, 'r.json'), JSON.stringify(jsonResume(person)));
  execFileSync(
    process.execPath,
    [
      packageFile('hackmyresume', 'dist/cli/index.js'),
      'build',
      join(scratch, 'r.json'),
      'to',
      join(scratch, `cv.${as}`),
      '-t',
      layout,
      '--css',
      'embed',
    ],
    { stdio: 'ignore' },
  );
  return readFileSync(join(scratch, `cv.${as}`));
}

/** Prints a page, or a LaTeX source that latex.js converts to a page. */
async function printed(source, latexSource) {
  await page.setContent(source ?? '<!doctype html><html><body></body></html>', { waitUntil: 'load' });
  if (latexSource) {
    await page.addScriptTag({ path: join(latexJs, 'latex.js') });
    await page.evaluate((tex) => {
      const generator = new globalThis.latexjs.HtmlGenerator({ hyphenate: false });
      globalThis.latexjs.parse(tex, { generator });
      document.body.append(generator.domFragment());
    }, latexSource);
    await page.addStyleTag({ path: join(latexJs, 'css/article.css') });
  }
  await page.evaluate(() => document.fonts.ready);
  return withPdfText(
    await page.pdf({
      format: 'A4',
      printBackground: true,
      ...(/@page/.test(source ?? '') ? {} : { margin: { top: '10mm', bottom: '10mm' } }),
    }),
  );
}

async function withPdfText(bytes) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  let shown = '';
  let links = '';
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number);
    for (const item of (await sheet.getTextContent()).items) shown += `${item.str}${item.hasEOL ? '\n' : ''}`;
    for (const { url } of await sheet.getAnnotations()) links += `${url ?? ''}\n`;
  }
  return { bytes: Buffer.from(bytes), shown, links };
}
