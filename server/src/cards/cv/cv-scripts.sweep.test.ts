import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

const NAMES = ['王小明', '田中さくら', '김서연', 'สมชาย', 'தமிழ்', 'Նարե', 'ნინო', 'ሰላም', 'ছায়া'];

let api: TestApi;
let talent: number;

beforeAll(async () => {
  api = await testApi();
  const skills = [{ name: 'Rust', experience: 7, is_main: true }];
  const body = { name: 'Ada Example', title: 'Rust developer', skills };
  talent = (await api.call('/api/talents/', { method: 'POST', role: 'provider', body })).json.id;
});

afterAll(() => api.close());

test.each(NAMES)('the PDF of %s contains the name and the summary in their own script', async (name) => {
  const body = { name, summary: `<p>${name} <b>${name}</b></p>` };
  await api.call(`/api/talents/${talent}/`, { method: 'PATCH', role: 'provider', body });
  const { json } = await api.call(`/api/talents/${talent}/cv/`, { role: 'client' });
  const text = await textOf((await api.call(json.cv_url)).bytes);
  expect(text).not.toContain('\uFFFD');
  expect(text.replaceAll(/\s/g, '').normalize('NFC').split(name)).toHaveLength(4);
});

test('right-to-left parts keep their place in a line, and lines in such a script start at the right', async () => {
  const summary = '<p>ניסיון של 12 שנה.</p><p>Worked with דנה (lead).</p>';
  const skills = [{ name: 'נפחות', experience: 5, is_main: true }];
  const body = { name: 'أحمد (علي) ٣', summary, skills };
  await api.call(`/api/talents/${talent}/`, { method: 'PATCH', role: 'provider', body });
  const { json } = await api.call(`/api/talents/${talent}/cv/`, { role: 'client' });
  const line = lineOf(await itemsOf((await api.call(json.cv_url)).bytes));
  // From left to right, as drawn.
  expect(line('ניסיון').map(({ str }) => str)).toEqual(['.', 'שנה', '12', 'של', 'ניסיון']);
  expect(line('נפחות').map(({ str }) => str)).toEqual(['נפחות', ', 5 yrs']);
  expect(line('Worked with')[0]!.x).toBeLessThan(line('ניסיון')[0]!.x);
});

/** Returns a function that finds the line with a word and returns the line's text items in page order. */
function lineOf(items: { str: string; x: number; y: number }[]) {
  return (word: string) => {
    const { y } = items.find(({ str }) => str.includes(word))!;
    return items
      .filter((item) => Math.abs(item.y - y) < 1)
      .toSorted((a, b) => a.x - b.x)
      .map(({ str, x }) => ({ str: str.trim(), x }));
  };
}

async function itemsOf(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.cleanup();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? { str: item.str, x: item.transform[4] as number, y: item.transform[5] as number }
      : [],
  );
}

async function textOf(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  await pdf.cleanup();
  return texts.flatMap(({ items }) => items.flatMap((item) => ('str' in item ? item.str : []))).join(' ');
}
