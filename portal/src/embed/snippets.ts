import type { Attribute } from '@crewdock/sdk/reference';
import { MAJOR, VERSION } from '@crewdock/sdk/version';
import { type WidgetConfiguration, getFormAttributes, shortName } from './choice.ts';

/** A widget configuration for a specific portal and company. */
export interface EmbedSource extends WidgetConfiguration {
  /** Origin of the company's portal. */
  portal: string;
  /** Slug of the company; null shows the main portal's market. */
  company: string | null;
}

/** Contents of `integrity.json`: the folder of the current build, and the hash of every file. */
export interface IntegrityManifest {
  folder: string;
  files: Record<string, string>;
}

const WIDTH = 100;
const FOLLOW_HEIGHT = `<script>
  addEventListener('message', ({ data, source }) => {
    if (data?.crewdock !== 'height') return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.style.height = \`\${data.height}px\`;
    }
  });
</script>
`;

/** Returns the element, and a script tag that always loads the newest build of the major version. */
export function htmlSnippet(source: EmbedSource): string {
  return `<script async src="${source.portal}/widgets/v1/loader.js"></script>\n\n${buildElementHtml(source)}\n`;
}

/** Returns the HTML snippet, pinned to one build by integrity hashes. */
export function pinnedSnippet(source: EmbedSource, { folder, files }: IntegrityManifest): string {
  const address = (path: string) => `${source.portal}/widgets/v1/${path}`;
  const own = `${folder}/${shortName(source.widget)}.`;
  const shared = `${folder}/shared/`;
  const integrity = Object.entries(files).flatMap(([path, hash]) =>
    path.endsWith('.js') && (path.startsWith(own) || path.startsWith(shared)) ? [[address(path), hash]] : [],
  );
  const map = JSON.stringify({ integrity: Object.fromEntries(integrity) }, null, 2).replaceAll(/^/gm, '  ');
  const loader = `${folder}/loader.js`;
  const script = [
    '<script',
    '  async',
    `  src="${address(loader)}"`,
    `  integrity="${files[loader]}"`,
    '  crossorigin="anonymous"',
    '></script>',
  ];
  return `<script type="importmap">\n${map}\n</script>\n${script.join('\n')}\n\n${buildElementHtml(source)}\n`;
}

/** Returns the element as HTML, with escaped attribute values. */
export function buildElementHtml(source: EmbedSource): string {
  const { tag } = source.widget;
  const attributes = attributesOf(source).map(([name, value]) => `${name}="${escaped(value)}"`);
  return element(tag, attributes, `></${tag}>`);
}

/**
 * Returns an iframe with the widget for pages without scripts, and an optional script that adapts the iframe's height.
 */
export function frameSnippet(source: EmbedSource): { frame: string; script: string } {
  const query = new URLSearchParams(attributesOf(source, ({ isOfPage }) => !isOfPage));
  const address = `${source.portal}/widgets/v${MAJOR}/frame/${shortName(source.widget)}?${query}`;
  const attributes = [
    `src="${escaped(address)}"`,
    `title="${escaped(source.widget.label)}"`,
    'loading="lazy"',
    'style="width: 100%; height: 700px; border: 0"',
  ];
  return { frame: `${element('iframe', attributes, '></iframe>')}\n`, script: FOLLOW_HEIGHT };
}

/** Returns a React component that uses the npm package. */
export function reactSnippet(source: EmbedSource): string {
  const { className } = source.widget;
  const props = attributesOf(source).map(([name, value]) => prop(camel(name), value));
  const jsx = element(className, props, ' />').replaceAll('\n', '\n    ');
  const body = jsx.includes('\n') ? `(\n    ${jsx}\n  )` : jsx;
  return `import { setPortal } from '@crewdock/sdk';
import { ${className} } from '@crewdock/sdk/react';

setPortal('${source.portal}');

export function Our${className}() {
  return ${body};
}
`;
}

/** Returns the imports that define the element, for the npm package and a bundler. */
export function npmSnippet({ portal, widget }: EmbedSource): string {
  return `import { setPortal } from '@crewdock/sdk';
import '@crewdock/sdk/${shortName(widget)}';

setPortal('${portal}');
`;
}

/** Returns the command that installs the npm package. The portal serves the package, so no registry is needed. */
export function installSnippet({ portal }: EmbedSource): string {
  return `npm install ${portal}/widgets/v${MAJOR}/crewdock-sdk-${VERSION}.tgz\n`;
}

function attributesOf(
  { company, widget, values }: EmbedSource,
  isMeant: (attribute: Attribute) => boolean = () => true,
): [name: string, value: string][] {
  const chosen = getFormAttributes(widget)
    .filter(isMeant)
    .flatMap(({ name }): [string, string][] => (values[name] === undefined ? [] : [[name, values[name]]]));
  return company === null ? chosen : [['company', company], ...chosen];
}

/** Formats an element on one line, or with one attribute per line if one line would be too long. */
function element(name: string, attributes: string[], end: string): string {
  const line = `<${name} ${attributes.join(' ')}${end}`;
  if (line.length <= WIDTH) return line;
  return [`<${name}`, ...attributes.map((attribute) => `  ${attribute}`), end.trimStart()].join('\n');
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Formats a JSX attribute: numbers without quotes; values with special characters as a string in braces. */
function prop(name: string, value: string): string {
  if (/^\d+$/.test(value)) return `${name}={${value}}`;
  return /^[^"&<>{}\\]*$/.test(value) ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`;
}

function camel(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
