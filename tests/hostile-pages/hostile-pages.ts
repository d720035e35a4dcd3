import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';
import { ALL_WIDGETS, type HostPageOptions, loaderTag, NONCE, WIDGETS } from '../support/host-page.ts';
import { currentProduct } from '../fixtures/product.ts';

/** Styles, scripts and policies of partner pages that must not affect any widget. */
export const HOSTILE_PAGES: [string, () => HostPageOptions][] = [
  ['a nonce-only policy with Trusted Types', () => ({ policy: strict() })],
  ['* { all: unset !important }', () => ({ head: style('* { all: unset !important }') })],
  ['html { font-size: 62.5% }', () => ({ head: style('html { font-size: 62.5% }') })],
  ['Bootstrap', () => ({ head: style(`${BOOTSTRAP} ${SAME_FONT}`) })],
  ['Tailwind’s preflight', () => ({ head: style(`${tailwind([])} ${SAME_FONT}`) })],
  [
    'loud rules for every tag and class',
    () => ({
      head: style(`* { box-sizing: content-box; line-height: 2; letter-spacing: 3px; text-transform: uppercase }
        a { color: red !important; font-size: 40px !important } button { float: right; border: 9px dotted lime }
        input { width: 20px !important } ul { padding: 80px } svg { width: 100%; height: 300px }
        .card, .list, .root, section, form { display: none !important }
        ${Object.keys(WIDGETS).join()} { height: 10px; padding: 99px }`),
    }),
  ],
  ['prototypes with more than they had', () => ({ head: POLLUTION + loaderTag() })],
  ['the loader twice, once after the page', () => ({ body: ALL_WIDGETS + loaderTag() })],
];

const require = createRequire(import.meta.url);

const style = (css: string) => `${loaderTag()}<style nonce="${NONCE}">${css}</style>`;
const strict = () => {
  const { portal } = currentProduct();
  return `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'; img-src data: ${portal};
    connect-src ${portal}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`.replace(
    /\s+/g,
    ' ',
  );
};

/**
 * The published Bootstrap, and Tailwind's compiled preflight. The font is reset, because the widgets inherit the page's
 * font, which would change their heights.
 */
const BOOTSTRAP = readFileSync(require.resolve('bootstrap/dist/css/bootstrap.min.css'), 'utf8');
const { build: tailwind } = await compile("@import 'tailwindcss/theme.css'; @import 'tailwindcss/preflight.css';", {
  loadStylesheet: async (id) => ({ path: id, base: '', content: readFileSync(require.resolve(id), 'utf8') }),
});
const SAME_FONT = 'html, body { font: initial }';

const POLLUTION = `<script>
  Object.prototype.extended = function () {};
  Object.prototype.title = 'polluted';
  Array.prototype.last = function () { return this[this.length - 1] };
  String.prototype.format = function () { return 'x' };
  Array.prototype.toJSON = function () { return this.slice() };
</script>`;
