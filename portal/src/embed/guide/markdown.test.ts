import { expect, test } from 'vitest';
import { readBlocks, readInline } from './markdown.ts';

test('parses headings, paragraphs, code and tables', () => {
  const text = `# One \`tag\`

Two lines
of words:
\`\`\`html
<p>

</p>
\`\`\`
![A picture](../images/a.png)

| a   | b     |
| --- | ----- |
| 1   | \`2\` |
| 3   | a\\|b  |
`;
  expect(readBlocks(text)).toEqual([
    { kind: 'heading', level: 1, text: 'One tag', id: 'one-tag' },
    { kind: 'paragraph', text: 'Two lines of words:' },
    { kind: 'code', language: 'html', text: '<p>\n\n</p>\n' },
    {
      kind: 'table',
      head: ['a', 'b'],
      rows: [
        ['1', '`2`'],
        ['3', 'a|b'],
      ],
    },
  ]);
});

test('parses inline code and links', () => {
  expect(readInline('See `<a>` in the [reference](reference.md), or [here](https://a.example).')).toEqual([
    { text: 'See ' },
    { code: '<a>' },
    { text: ' in the ' },
    { text: 'reference', href: '#reference' },
    { text: ', or ' },
    { text: 'here', href: 'https://a.example' },
    { text: '.' },
  ]);
});
