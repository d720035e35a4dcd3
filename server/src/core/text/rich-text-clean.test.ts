import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isClean } from './rich-text-clean.ts';
import { sanitizeRichText } from './rich-text.ts';

const LINK = '<a href="https://example.com/a?b=1#c" rel="nofollow noopener noreferrer" target="_blank">';
const TAGS = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'h3', 'h4', 'blockquote', 'a'];
const PIECES = [...TAGS, 'script', 'svg'].flatMap((tag) => [`<${tag}>`, `</${tag}>`]);
const ODD = [
  LINK,
  LINK.replace('https', 'javascript'),
  LINK.replace('/a?', '/a" onclick="x()'),
  LINK.replace('https://', 'mailto:'),
  LINK.replace('example.com', 'exa&amp;mple.com'),
  LINK.replace('https://', 'https:/\t/'),
  '<a href="/own">',
  '<p class="x">',
  '<br />',
  '<br>',
  '<br/>',
  '&amp;',
  '&lt;',
  '&quot;',
  '&nbsp;',
  '&',
  '<',
  '>',
  '"',
  '\0',
  '\r\n',
  '\n',
  ' ',
  '<!--',
  '-->',
  '<!',
  ']]>',
  'text',
  'ü😀',
  '&#60;',
  '&lt;script&gt;',
  '<p',
  '<P>',
  '</p >',
  '<b/>',
  '<<b>>',
];

/** Generates random HTML that is mostly malformed. */
const html = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.constantFrom(...ODD), fc.string({ maxLength: 4 })), { maxLength: 14 })
  .map((pieces) => pieces.join(''));
const { nested } = fc.letrec<{ nested: string }>((tie) => ({
  nested: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('text', '&amp;', '<br />', ''),
    fc
      .tuple(fc.constantFrom(...TAGS), fc.array(tie('nested'), { maxLength: 3 }))
      .map(([tag, inner]) => `${tag === 'a' ? LINK : `<${tag}>`}${inner.join('')}</${tag}>`),
  ),
}));

test.each([
  ['pieces of all kinds', html, 40_000],
  ['tags in each other', nested, 20_000],
])('%s are sanitized to the same result as with the full parser', (_, arbitrary, numRuns) => {
  fc.assert(
    fc.property(arbitrary, (text) => {
      const kept = sanitizeRichText(text);
      // A script tag is never clean, so this call uses the full parser.
      expect(sanitizeRichText(`<script></script>${text}`)).toBe(kept);
    }),
    { numRuns },
  );
});

test('text that is already clean is not parsed again', () => {
  const given = `<p>A <b>team</b> of “9” &amp; more,<br>see <a href="https://example.com/?a=1" onclick="x()">here</a></p><ul><li>one</li><li><em>two</em></li></ul><h3>x</h3><script>1</script>`;
  const once = sanitizeRichText(given);
  expect([isClean(given), isClean(once), sanitizeRichText(once)]).toEqual([false, true, once]);
  expect(once).toContain('rel="nofollow noopener noreferrer"');
});

test('thirty nested tags are clean, and one more is not', () => {
  const tags = (depth: number) => `${'<em>'.repeat(depth)}x${'</em>'.repeat(depth)}`;
  expect([isClean(tags(30)), isClean(tags(31))]).toEqual([true, false]);
});
