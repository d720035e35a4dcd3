import { brandTheme, brandTokens } from '@crewdock/contract/brand';
import { WIDGET_PREVIEW_SCRIPT } from '@crewdock/contract/widget-preview';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { presentCompany } from '../companies/present.ts';
import { movedTo } from '../companies/queries.ts';
import { linkedSubSites } from '../companies/sub-sites.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import { getRateLimitKey } from '../core/context/limits.ts';
import { hashText } from '../infra/http-headers/etag.ts';
import { asksForPrivacy } from '../infra/http/mount.ts';
import { pagePolicy } from '../infra/http/security.ts';
import { PORTAL_DIST } from '../infra/http/static-files.ts';
import { writtenCookie } from '../infra/http/written.ts';
import { giveXsrfToken } from '../infra/http/xsrf.ts';
import { mountBrand } from './brand.ts';
import { DrawnPages, NOWHERE, isDrawn, getUrlPath } from './drawn.ts';
import { headTags, scriptJson, getSite } from './head.ts';
import type { JustMade } from './just-made.ts';
import { fontPreloads } from './preloads.ts';
import { reportTags } from './reports.ts';
import { type PageRequest, type PageServices, loadPageHead, isPage } from './heads.ts';
import { type HtmlPage, PageSender } from './send.ts';
import { buildRobotsTxt, sitemapIndex, sitemapPart } from './sitemap.ts';

interface PageOptions {
  https: boolean;
  /** The Sentry DSN for errors in browsers. */
  reportsTo: string | undefined;
  /** Created before the API routes are mounted, because it observes their writes. */
  justMade: JustMade<MadePage>;
}

export interface MadePage extends HtmlPage {
  /** Whether the server rendered the page completely. Only complete pages may be cached. */
  mayBeKept: boolean;
}

const hidden = { schema: { hide: true } };
/**
 * Placeholder for a page's nonce. It is random, so that user content cannot contain the placeholder to get the nonce.
 */
const NONCE = randomBytes(16).toString('hex');
/** Matches the portal's script and its preload links. */
const PROGRAM = /<script type="module" crossorigin .*?<\/script>|<link rel="modulepreload" .*?>/g;
/** Matches the initial chunks of the portal's script. */
const PRELOADED = /<link rel="modulepreload" crossorigin href="(.*?)">/g;
/**
 * Matches pages that widgets open. Site builders put widgets into sandboxed frames. Pages opened from such frames
 * inherit the sandbox, and browsers block sandboxed pages that isolate themselves from their opener.
 */
const OPENED_BY_WIDGETS = /^\/(t|j|privacy-policy|terms-of-use)(\/|$)/;

/** Serves the portal's pages from one HTML template, with the page's metadata and the company's colors in the head. */
export async function mountPages(
  app: FastifyInstance,
  /** Selects the services for a request, which may read from a replica. */
  reading: (request: FastifyRequest) => PageServices,
  { https, reportsTo, justMade }: PageOptions,
): Promise<void> {
  app.get('/robots.txt', hidden, async (request, reply) => {
    return reply.type('text/plain').send(buildRobotsTxt((await pageRequest(request, reading(request))).site));
  });
  app.get('/sitemap.xml', hidden, async (request, reply) => {
    return reply.type('application/xml').send(await sitemapIndex(await pageRequest(request, reading(request))));
  });
  app.get<{ Params: { part: string } }>('/sitemap/:part', hidden, async (request, reply) => {
    const xml = await sitemapPart(request.params.part, await pageRequest(request, reading(request)));
    return xml === null ? reply.callNotFound() : reply.type('application/xml').send(xml);
  });

  mountBrand(app, reading);

  const template = join(PORTAL_DIST, 'index.html');
  if (!existsSync(template)) return;
  const reports = reportTags(reportsTo);
  const tags = `${reports.tags}${fontPreloads().join('')}`;
  const html = readFileSync(template, 'utf8')
    .replace('<!--crewdock:head-->', (head) => `${head}${tags}`)
    .replaceAll('%NONCE%', NONCE);
  const shell = { html, drawn: new DrawnPages(app, https) };
  const scripts = [...inlineScripts(html), WIDGET_PREVIEW_SCRIPT].map(sourceOf);
  const sender = new PageSender();
  app.get('/*', hidden, async (request, reply) => {
    if (/^\/(api|widgets|assets|skill-images|demo|brand)\//.test(request.url)) return reply.callNotFound();
    const page = await pageRequest(request, reading(request));
    const elsewhere = page.company ? null : await movedTo(page.db, page.origins, request.hostname);
    // Uses a temporary redirect, because the company may use its former domain again.
    if (elsewhere !== null) return reply.redirect(`${elsewhere}${request.url}`, 302);
    giveXsrfToken(request, reply, https);
    const url = isPage(getUrlPath(request.url)) ? request.url : NOWHERE;
    const path = getUrlPath(url);
    const make = () => makePage(shell, url, page, request);
    // Callers who have written data get a new page, because the write may have reached another process.
    const isShared = isDrawn(path) && !writtenCookie(request, https).cookie;
    // The key contains the host, because the structured data of cards differs between the hosts of one portal.
    const made = await (isShared ? justMade.of(`${page.hostname}${url}`, make) : make());
    pagePolicy(reply, {
      origin: page.site.origin,
      scripts,
      nonce: made.nonce,
      captcha: page.captcha.pageSources,
      reports: reports.origins,
    });
    if (OPENED_BY_WIDGETS.test(path)) reply.header('cross-origin-opener-policy', 'unsafe-none');
    return sender.send(made, request, reply);
  });
}

async function pageRequest(request: FastifyRequest, services: PageServices): Promise<PageRequest> {
  const company = await services.identity.companyOfHost(request.hostname);
  const caller = getRateLimitKey(request.ip);
  const userAgent = request.headers['user-agent'] ?? '';
  const asked = { caller, userAgent, wantsNoCount: asksForPrivacy(request), now: new Date() };
  const hostname = request.hostname.toLowerCase();
  return { ...services, ...asked, hostname, company, site: getSite(company, services) };
}

interface Shell {
  /** The portal's HTML template. */
  html: string;
  drawn: DrawnPages;
}

async function makePage(shell: Shell, url: string, page: PageRequest, request: FastifyRequest): Promise<MadePage> {
  const head = await loadPageHead(getUrlPath(url), page);
  const shown = await shell.drawn.of(url, page, request);
  const boot = {
    company: page.company && presentCompany(page.company, page.origins),
    sub_sites: linkedSubSites(page.company, page),
  };
  const tags = [
    headTags(head, page.site),
    `<meta property="csp-nonce" nonce="${NONCE}">`,
    page.company && `<style nonce="${NONCE}">${brandStyle(page.company)}</style>`,
    `<script type="application/json" id="crewdock-boot">${scriptJson(boot)}</script>`,
    // Delays the first paint until #root is parsed, because painting while the browser parses would shift the layout.
    shown && '<link rel="expect" href="#root" blocking="render">',
    shown?.styles.replaceAll('<style', `<style nonce="${NONCE}"`),
    shown && `<script type="application/json" id="crewdock-served">${scriptJson(shown.data)}</script>`,
  ];
  const filled = (shown ? withProgramLater(shell.html, shown.preloads) : shell.html)
    .replace('<!--crewdock:head-->', () => tags.filter(Boolean).join('\n    '))
    .replace('<div id="root"></div>', () => `<div id="root">${shown?.html ?? ''}</div>`);
  // The nonce is derived from the content, so that no content can contain the nonce of its page.
  const nonce = hashText(filled);
  return { status: head.status, html: filled.replaceAll(NONCE, nonce), nonce, mayBeKept: shown !== null };
}

/**
 * Delays hydration: moves the portal's script into a template element. The page's inline script inserts it from there
 * after the first paint. The initial chunks become separate scripts, so that startup is not one long task.
 */
function withProgramLater(html: string, preloads: string[]): string {
  const program = [...preloads, ...(html.match(PROGRAM) ?? [])].join('');
  const start = [...html.matchAll(PRELOADED)].map(
    ([, file]) => `<script type="module" crossorigin src="${file}"></script>`,
  );
  return html
    .replaceAll(PROGRAM, '')
    .replace('</head>', `<template id="crewdock-program">${program}${start.join('')}</template></head>`);
}

/** Returns the sources of inline scripts without attributes. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!);
}

/** Returns the CSP source expression of an inline script. */
function sourceOf(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}

function brandStyle({ brand_color, font_color }: CompanyRow): string {
  const tokens = brandTokens(brandTheme(brand_color, font_color));
  return `:root{${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}
