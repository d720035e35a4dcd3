import { createHash } from 'node:crypto';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { type JsonSchema, limitsText, schemaText } from './schema-text.ts';

/** Properties of the OpenAPI document that the API page uses. */
export interface ApiDocument {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId: string;
  summary: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}

type Content = Record<string, { schema: JsonSchema & { contentSchema?: JsonSchema } }>;

/**
 * Returns the content security policy of the API page: allows its inline style and the favicon, but no scripts and no
 * external resources.
 */
export function apiPagePolicy(): string {
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

/**
 * Renders the API documentation as one page without scripts: a section per first path segment, a `<details>` element
 * per endpoint.
 */
export function apiPage({ info, paths = {} }: ApiDocument): string {
  const parts = Map.groupBy(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): Call => ({ path, method, operation })),
    ),
    ({ path }) => path.split('/')[2]!,
  );
  const names = [...parts.keys()].toSorted();
  const title = escapeHtml(info.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${title} <small>${escapeHtml(info.version)}</small></h1>
<p>${escapeHtml(info.description ?? '')} For programs: <a href="/api/openapi.json">openapi.json</a>, OpenAPI 3.1.</p>
<p>A call with a token sends it as <code>Authorization: Token …</code>. Lists in an address are separated by commas.</p>
</header>
<nav aria-label="Parts"><ul>${names.map((name) => `<li><a href="#/${name}">${name}</a></li>`).join('\n')}</ul></nav>
<main>${names.map((name) => part(name, parts.get(name)!)).join('\n')}${refusals(paths)}</main>
</body>
</html>
`;
}

interface Call {
  path: string;
  method: string;
  operation: Operation;
}

function part(name: string, calls: Call[]): string {
  return `<section aria-labelledby="/${name}"><h2 id="/${name}">${name}</h2>\n${calls.map(fold).join('\n')}</section>`;
}

/**
 * Renders an endpoint. The id is inside `<details>`, because browsers open a closed `<details>` when the URL fragment
 * targets its content.
 */
function fold({ path, method, operation }: Call): string {
  const { operationId, summary, security = [], parameters = [], requestBody, responses } = operation;
  const name = method.toUpperCase();
  const access = security.length > 0 ? 'Needs a token.' : 'For everybody, without a token.';
  return `<details><summary><b>${name}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(summary)}</span></summary>
<div id="${operationId}"><p><a href="#${operationId}">${operationId}</a> · ${access}</p>
${parameterList(parameters)}${contents('Sent', requestBody?.content)}${contents('Answered', responses['200']?.content)}</div></details>`;
}

function parameterList(parameters: Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: where, required, schema }) => {
    const facts = [
      where === 'path' ? 'in the path' : 'in the query',
      required ? 'required' : '',
      schemaText(schema),
      limitsText(schema),
    ];
    return `<dt><code>${escapeHtml(name)}</code></dt><dd>${escapeHtml(facts.filter(Boolean).join(', '))}</dd>`;
  });
  return `<h3>Parameters</h3><dl>${rows.join('\n')}</dl>`;
}

function contents(title: string, content: Content = {}): string {
  const blocks = Object.entries(content).map(([type, { schema }]) => {
    if (schema.contentSchema) return `${type}, each event\n${schemaText(schema.contentSchema)}`;
    return type === 'application/json' ? schemaText(schema) : type;
  });
  return blocks.length === 0 ? '' : `<h3>${title}</h3>${blocks.map(pre).join('')}`;
}

/** Renders the error response, which is the same for all endpoints. */
function refusals(paths: NonNullable<ApiDocument['paths']>): string {
  const [first] = Object.values(paths).flatMap((methods) => Object.values(methods));
  const content = first?.responses['4XX']?.content;
  if (!content) return '';
  return `<section aria-labelledby="/refused"><h2 id="/refused">refused</h2>
<p>Whatever is refused, with a status from 400 on, is answered like this.</p>${contents('Answered', content)}</section>`;
}

const pre = (text: string) => `<pre>${escapeHtml(text)}</pre>`;

const STYLE = `
:root {
  color-scheme: light dark;
  --surface: light-dark(#ffffff, #17181c); --text: light-dark(#1c2226, #eceef1);
  --muted: light-dark(#59616a, #aab0ba); --line: light-dark(#e1e4e7, #363a42);
  --hover: light-dark(#f5f6f7, #1f2126); --accent: light-dark(#0b6873, #6fd3d9);
}
* { box-sizing: border-box; }
body { max-width: 1000px; margin: 0 auto; padding: 32px 20px 64px; background: var(--surface); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 24px; line-height: 32px; }
h1 small { color: var(--muted); font-size: 15px; font-weight: 400; }
h2 { margin: 32px 0 8px; font-size: 18px; scroll-margin-top: 16px; }
h3 { margin: 16px 0 4px; font-size: 14px; }
p { margin: 4px 0 0; color: var(--muted); overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code, pre { font-family: ui-monospace, monospace; font-size: 13px; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 16px; margin: 20px 0 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 4px 0; }
details { border-top: 1px solid var(--line); }
section details:last-child { border-bottom: 1px solid var(--line); }
summary { padding: 10px 8px; cursor: pointer; }
summary:hover { background: var(--hover); }
summary b { display: inline-block; min-width: 56px; font-size: 13px; }
summary code { font-size: 14px; font-weight: 600; }
summary span { display: block; padding-left: 16px; color: var(--muted); font-size: 14px; }
details > div { padding: 0 8px 20px 24px; scroll-margin-top: 64px; }
dl { display: grid; grid-template-columns: minmax(0, max-content) minmax(0, 1fr); gap: 2px 16px; margin: 0; font-size: 14px; }
dd { margin: 0; color: var(--muted); overflow-wrap: anywhere; }
pre { margin: 0 0 8px; padding: 12px; border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap; line-height: 1.6; }
@media (max-width: 540px) {
  body { padding: 20px 16px 48px; }
  dl { grid-template-columns: minmax(0, 1fr); }
  dd { margin-bottom: 6px; }
  details > div { padding-left: 8px; }
}
`;
