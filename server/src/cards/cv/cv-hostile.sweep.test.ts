import type { ResumeTemplate } from '@crewdock/contract/company-settings';
import { brandTheme } from '@crewdock/contract/brand';
import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { HOSTILE } from '../../../../tests/support/hostile.ts';
import { oneLine, plainText } from '../../core/text/plain-text.ts';
import { sanitizeRichText } from '../../core/text/rich-text.ts';
import { toCvBlocks, linesAsBlocks } from './blocks.ts';
import type { CvContent } from './content.ts';
import { renderCv } from './document.ts';

const DESIGNS = ['classic', 'modern', 'compact'] as const;
/** Lines of the maximum length that the fields of cards and people accept. */
const LINES = [...linesOf(120), 'W'.repeat(120)];
const SKILLS = linesOf(60);
const A4 = { width: 595.28, height: 841.89 };

/** Matches flags of regions, whose code points end with an invisible character. pdfjs omits these glyphs. */
const FLAG_OF_REGION = /\u{1F3F4}[\u{E0020}-\u{E007F}]+/gu;
const PAGE_NUMBER = /Crewdock · page \d+ of \d+/g;

/** Matches characters that are missing in all fonts. Each is drawn as �. */
const WITHOUT_FONT = /[\p{Script=Cherokee}\p{Script=Tibetan}\u{2070E}\uFDFD\uFFFC\uFFFF]/gu;

describe.each(DESIGNS)('the %s PDF', (design) => {
  test('shows every hostile line in every field', async () => {
    for (const at of LINES.keys()) {
      const line = (step: number) => LINES[(at + step) % LINES.length]!;
      const skill = (step: number) => SKILLS[(at + step) % SKILLS.length]!;
      const lines = Array.from({ length: 13 }, (_, step) => line(step + 5));
      const said = [line(0), line(1), line(2), skill(3), skill(4), ...lines];
      const [name, title, city, main, other, phone, skype, viber, sender, job, place, done, school, degree, language] =
        said as [string, ...string[]];
      const [level, link, called] = said.slice(15) as [string, string, string];
      const time = 'Mar 2019 to now · 7 yrs 9 mo';
      const contacts = Object.entries({ Phone: phone, Skype: skype, Viber: viber });
      await expectShown(said, design, {
        sender,
        content: {
          name,
          title: title!,
          facts: [{ label: 'Location', value: city! }],
          main_skills: [main!],
          other_skills: [{ label: 'Also', value: other! }],
          experience: [{ title: job!, place: place!, time, description: linesAsBlocks(`${done}\n- ${done}`) }],
          education: [{ title: degree!, place: school!, time: '2010 to 2014', description: [] }],
          languages: [{ label: language!, value: level }],
          links: [{ label: called, value: link, url: 'https://example.com/' }],
          contacts: contacts.map(([label, value]) => ({ label, value: value! })),
        },
      });
    }
  });

  test('shows every hostile text in a summary, including long ones', async () => {
    const texts = HOSTILE.map((value) => plainText(mostOf(value)).trim()).filter(Boolean);
    const short = [...new Set(texts.filter((value) => value.length <= 1000))];
    const pages = texts.filter((value) => value.length > 1000).map((value) => [value]);
    for (let from = 0; from < short.length; from += 60) pages.push(short.slice(from, from + 60));
    for (const said of pages) {
      const [open, close] = said.length > 1 ? ['<h3>On</h3><ul><li>', '</li></ul>'] : ['<p>', '</p>'];
      const html = said.map((value) => `${open}${escaped(value)}${close}`).join('');
      await expectShown(said, design, { content: { summary: toCvBlocks(sanitizeRichText(html)) } });
    }
  });
});

test('bold, italic and underlined words are complete in every script', async () => {
  const words = { привет: 5, Nguyễn: 5, '😀👍🏽😀': 5, ελένη: 5, שלום: 4 };
  // A right-to-left word that is split by formatting is drawn as two runs, and the second half comes first.
  for (const [word, times] of Object.entries(words)) {
    const [half, rest] = [Array.from(word).slice(0, 2).join(''), Array.from(word).slice(2).join('')];
    const summary = toCvBlocks(
      `<p>${word} <b>${word}</b> <i>${word}</i> <u>${word}</u></p><p>${half}<u>${rest}</u></p>`,
    );
    const { text } = await read(await render('modern', { content: { summary } }));
    expect([word, squeezed(text).split(squeezed(word)).length - 1]).toEqual([word, times]);
  }
});

interface Said {
  content: Partial<CvContent>;
  sender?: string;
}

/**
 * Asserts that the PDF's text contains every value, that nothing is drawn outside its pages, and that no raw values
 * such as `undefined` are printed.
 */
async function expectShown(said: string[], design: ResumeTemplate, input: Said): Promise<void> {
  const { text, outside } = await read(await render(design, input));
  expect(outside).toEqual([]);
  expect([said[0]!.slice(0, 80), ...(text.match(/.{0,20}(?!\n)\p{Cc}/gu) ?? [])]).toEqual([said[0]!.slice(0, 80)]);
  const all = squeezed(text.replaceAll(PAGE_NUMBER, ''));
  const words = said.flatMap((value) => shown(value).split(/\s+/));
  const lost = words.filter((word) => !holds(all, squeezed(word)));
  expect(lost.map((word) => word.slice(0, 80))).toEqual([]);
  for (const raw of ['[object', 'undefined', 'NaN', 'null']) {
    if (!said.some((value) => value.includes(raw))) expect(text.includes(raw)).toBe(false);
  }
}

function render(design: ResumeTemplate, { content, sender = 'Crewdock' }: Said): Promise<Buffer> {
  const empty = {
    facts: [],
    main_skills: [],
    other_skills: [],
    languages: [],
    summary: [],
    experience: [],
    education: [],
  };
  const nothing = { name: 'Ada', title: '', ...empty, links: [], contacts: null };
  return renderCv({
    content: { ...nothing, ...content },
    brand: { ...brandTheme('#0c5c66', '#ffffff').light, name: sender },
    design,
    photo: null,
    logo: null,
    modified: '2026-01-01T00:00:00Z',
  });
}

/** Returns the PDF's text, and the items that are placed outside their page. */
async function read(bytes: Buffer): Promise<{ text: string; outside: string[] }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  let text = '';
  const outside: string[] = [];
  for (let at = 1; at <= pdf.numPages; at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    for (const item of items) {
      if (!('str' in item)) continue;
      text += item.hasEOL ? `${item.str}\n` : item.str;
      const [x, y] = [item.transform[4] as number, item.transform[5] as number];
      const isInside = x >= 0 && x + item.width <= A4.width && y >= 0 && y + item.height <= A4.height;
      if (item.str.trim() && !isInside) outside.push(`${x} ${y} ${item.width} ${item.str.slice(0, 80)}`);
    }
  }
  await pdf.cleanup();
  return { text, outside };
}

/** Returns the text that the PDF is expected to show for a value. */
function shown(value: string): string {
  return value.replaceAll(FLAG_OF_REGION, '').normalize('NFKC').replaceAll(WITHOUT_FONT, '\uFFFD');
}

/** Removes marks and invisible characters, spaces, and hyphens, because long words are hyphenated at line ends. */
function squeezed(text: string): string {
  return text.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}\s-]/gu, '');
}

/** Returns whether the text contains a word. Right-to-left words may be stored in reverse order. */
function holds(text: string, word: string): boolean {
  return text.includes(word) || (/[\u0590-\u08FF]/.test(word) && text.includes(Array.from(word).toReversed().join('')));
}

function linesOf(most: number): string[] {
  return [...new Set(HOSTILE.map((value) => oneLine(fitting(value, most))).filter(Boolean))];
}

/** Cuts a text to the maximum length of a field without splitting a surrogate pair. */
function fitting(value: string, most: number): string {
  let line = '';
  for (const sign of value) {
    if (line.length + sign.length > most) break;
    line += sign;
  }
  return line;
}

/** Cuts a value to 10,000 characters, or fewer if the escaped HTML would exceed the limit of a summary. */
function mostOf(value: string): string {
  const long = fitting(value, 10_000);
  return escaped(long).length < CARD_FIELDS.summary.max - 100 ? long : fitting(value, 3900);
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
}
