import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { RICH_TEXT_BLOCKS_MAX, RICH_TEXT_LISTS_MAX } from '@crewdock/contract/limits';
import { expect, test } from 'vitest';
import { toCvBlocks } from './cv/blocks.ts';
import { plainRichText, sanitizeRichText, findExceededLimits } from '../core/text/rich-text.ts';

const CHARACTERS = 'must have at most 20,000 characters, including its markup';
const BLOCKS = 'must have at most 500 paragraphs, headings and list entries';
const LISTS = 'must have at most 5 lists in each other';
const lists = (depth: number) => '<ul><li>a'.repeat(depth) + '</li></ul>'.repeat(depth);

test.each([
  ['nothing', '', []],
  ['as many characters', 'a'.repeat(CARD_FIELDS.summary.max), []],
  ['one more', 'a'.repeat(CARD_FIELDS.summary.max + 1), [CHARACTERS]],
  ['signs that are written longer', '<'.repeat(CARD_FIELDS.summary.max), [CHARACTERS]],
  ['as many blocks', '<p>a'.repeat(RICH_TEXT_BLOCKS_MAX), []],
  ['one more of them', `${'<p>a</p>'.repeat(RICH_TEXT_BLOCKS_MAX)}<h3>a</h3>`, [BLOCKS]],
  ['entries, headings and quotes', '<ul><li>a</li></ul><h4>b</h4><blockquote>c</blockquote>'.repeat(167), [BLOCKS]],
  ['words in many looks', '<p>a<br><b>b</b> <a href="https://a.example">c</a></p>'.repeat(100), []],
  ['lists as deep', lists(RICH_TEXT_LISTS_MAX), []],
  ['one deeper', lists(RICH_TEXT_LISTS_MAX + 1).replace('<ul>', '<ol>'), [LISTS]],
  ['many lists beside each other', lists(RICH_TEXT_LISTS_MAX).repeat(50), []],
  ['paragraphs that never end', '<p>a'.repeat(5000), [CHARACTERS, BLOCKS]],
  ['lists that never end', '<ul><li>'.repeat(2400), [LISTS]],
])('reports the limits that a summary exceeds: %s', (_, html, problems) => {
  expect(findExceededLimits(sanitizeRichText(html), CARD_FIELDS.summary.max)).toEqual(problems);
});

test('deeply nested markup keeps its text and is processed without errors', () => {
  for (const tag of ['ul><li', 'b', 'i><p', 'blockquote', 'a href="https://a.example"']) {
    const html = sanitizeRichText(`${`<${tag}>`.repeat(2400)}deep`);
    expect([tag, plainRichText(html, 100)]).toEqual([tag, 'deep']);
    expect([tag, toCvBlocks(html).map(({ runs }) => runs.map(({ text }) => text))]).toEqual([tag, [['deep']]]);
  }
});
