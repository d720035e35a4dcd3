import type { RequestCard } from '@crewdock/contract/cards';
import { expect, test } from 'vitest';
import { formatCardsAsMarkdown } from './markdown.ts';

const job = (more: object) =>
  ({
    title: 'Loom engineer',
    path: '/j/1-2-3',
    company_name: null,
    countries: [],
    hourly_rate: null,
    monthly_rate: null,
    ...more,
  }) as unknown as RequestCard;

test('a job is one line with its link and known facts', () => {
  const jobs = [
    job({ company_name: 'Loom & Co', hourly_rate: { min: 40, max: 60 }, countries: [{ code: 'PL', label: 'Poland' }] }),
    job({ title: 'Weaver', path: '/j/1-3-4' }),
  ];
  expect(formatCardsAsMarkdown(jobs, 'https://acme.example.com')).toBe(
    `- [Loom engineer](https://acme.example.com/j/1-2-3): Loom & Co, Poland, $40 / $60/h
- [Weaver](https://acme.example.com/j/1-3-4): Anywhere, Rate on request
`,
  );
});

test('Markdown characters in a title are escaped', () => {
  const [line] = formatCardsAsMarkdown(
    [job({ title: 'C_# [x](javascript:1)\n<b>*now*</b>' })],
    'https://a.example',
  ).split('\n');
  expect(line).toBe(
    String.raw`- [C\_# \[x\](javascript:1) \<b\>\*now\*\</b\>](https://a.example/j/1-2-3): Anywhere, Rate on request`,
  );
});
