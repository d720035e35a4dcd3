import { type ComponentChild, type VNode, isValidElement } from 'preact';
import { expect, test } from 'vitest';
import { richText } from './rich-text.tsx';

const LINK = 'target="_blank" rel="nofollow noopener noreferrer" class="link"';

test.each([
  ['plain &amp; simple &lt;b&gt;', 'plain & simple <b>'],
  ['<p>One<br />two</p>', '<p>One<br></br>two</p>'],
  ['<ul><li>a</li><li><em>b</em></li></ul>', '<ul><li>a</li><li><em>b</em></li></ul>'],
  ['<a href="https://x.example/?a=1&amp;b=2">x</a>', `<a href="https://x.example/?a=1&b=2" ${LINK}>x</a>`],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
  ['<script>alert(1)</script><p onclick="x()" style="y">z</p>', 'alert(1)<p>z</p>'],
  ['<p>open <b>twice', '<p>open <b>twice</b></p>'],
  ['<p><b>crossed</p></b>end', '<p><b>crossed</b></p>end'],
  ['1 < 2', '1 < 2'],
])('%j', (html, shown) => {
  expect(written(richText(html))).toBe(shown);
});

function written(node: ComponentChild): string {
  if (Array.isArray(node)) return node.map(written).join('');
  if (!isValidElement(node)) return typeof node === 'string' ? node : '';
  const { type, props } = node as VNode<{ children?: ComponentChild }>;
  const { children, ...attributes } = props;
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value as string}"`);
  return `<${type as string}${list.join('')}>${written(children)}</${type as string}>`;
}
