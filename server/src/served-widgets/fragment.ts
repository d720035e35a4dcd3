import type { Drawing, Served, WidgetToDraw } from '@crewdock/contract/served-widgets';
import { createHash } from 'node:crypto';
import { escapeHtml } from '../core/text/escape-html.ts';
import { scriptJson } from '../pages/head.ts';
import type { BuiltWidgets } from './renderer.ts';

interface Parts {
  widget: WidgetToDraw;
  served: Served;
  drawing: Drawing;
  /** Origin of the portal that serves the files. */
  origin: string;
  nonce: string | undefined;
  jsonLd: object | undefined;
  /** Link for browsers without the script and without declarative shadow roots. */
  fallback: string;
}

/** Renders the element of a widget with its declarative shadow root, for a partner's page. All data is escaped. */
export function renderWidgetFragment(
  { widget, served, drawing, origin, nonce, jsonLd, fallback }: Parts,
  built: BuiltWidgets,
) {
  const tag = `crewdock-${widget.name}`;
  const attributes = Object.entries(widget.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const company = served.company ?? served.list?.company;
  const brand = widget.attributes['brand-color'] ?? company?.brand_color;
  const font = widget.attributes['font-color'] ?? company?.font_color;
  const colors = built.renderer.themeStyles(brand, font);
  const styles =
    nonce === undefined
      ? [
          ...drawing.styles.map((name) => linkedFile(name, origin, built)),
          linkedColors({ brand, font }, origin, colors, built),
        ]
      : [
          `<style nonce="${nonce}">${drawing.styles.map((name) => built.renderer.styles[name]).join('')}${colors}</style>`,
        ];
  // After an error, an empty key makes the script load the list again.
  const data: Served = served.list?.error ? { ...served, key: '' } : served;
  return [
    `<${tag}${attributes.join('')}><template shadowrootmode="open">`,
    ...styles,
    drawing.html,
    `<script type="application/json">${scriptJson(data)}</script></template>`,
    `<a href="${escapeHtml(fallback)}">${escapeHtml(drawing.title)}</a>`,
    jsonLd && `<script type="application/ld+json">${scriptJson(jsonLd)}</script>`,
    `</${tag}>\n`,
  ].join('');
}

function linkedFile(name: string, origin: string, { folder, files }: BuiltWidgets): string {
  const path = `${folder}/${name}.css`;
  return link(`${origin}/widgets/v1/${path}`, files[path]!);
}

/** Renders the link to the separate style sheet with the colors. Its version changes with the build. */
function linkedColors(colors: object, origin: string, css: string, { folder }: BuiltWidgets): string {
  const given = Object.entries(colors).filter(([, color]) => color !== undefined) as [string, string][];
  const query = new URLSearchParams([...given, ['v', folder]]);
  return link(
    `${origin}/widgets/v1/colors.css?${query.toString()}`,
    `sha384-${createHash('sha384').update(css).digest('base64')}`,
  );
}

function link(address: string, integrity: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(address)}" integrity="${integrity}" crossorigin="anonymous">`;
}
