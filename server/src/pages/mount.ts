import { brandTheme, brandTokens } from '@crewdock/contract/brand';
import { WIDGET_PREVIEW_SCRIPT } from '@crewdock/contract/widget-preview';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { presentCompany } from '../companies/present.ts';
import { movedTo } from '../companies/queries.ts';
import type { Company } from '../platform/company.ts';
import { callerOf } from '../platform/http/limits.ts';
import { digestOf } from '../platform/http/etag.ts';
import { asksForPrivacy } from '../platform/http/mount.ts';
import { pagePolicy } from '../platform/http/security.ts';
import { PORTAL_DIST } from '../platform/http/static-files.ts';
import { writtenCookie } from '../platform/http/written.ts';
import { giveXsrfToken } from '../platform/http/xsrf.ts';
import { mountBrand } from './brand.ts';
import { DrawnPages, NOWHERE, isDrawn, pathOf } from './drawn.ts';
import { headTags, scriptJson, siteOf } from './head.ts';
import type { JustMade } from './just-made.ts';
import { fontPreloads } from './preloads.ts';
import { reportTags } from './reports.ts';
import { type PageRequest, type PageServices, headOf, isPage } from './heads.ts';
import { type Page, PageSender } from './send.ts';
import { robots, sitemapIndex, sitemapPart } from './sitemap.ts';

interface PageOptions {
  https: boolean;
  /** Where browsers report errors. */
  reportsTo: string | undefined;
  /** Hears of what is written, so that it is made before the calls that write. */
  justMade: JustMade<MadePage>;
}

export interface MadePage extends Page {
  /** It shows what it is to show: its script has nothing to add. */
  mayBeKept: boolean;
}

const hidden = { schema: { hide: true } };
/** Where a page's nonce goes. Nobody knows it: else it could be written into a card, and a page would tell its nonce there. */
const NONCE = randomBytes(16).toString('hex');
/** The portal's script, and what it will ask for at once. */
const PROGRAM = /<script type="module" crossorigin .*?<\/script>|<link rel="modulepreload" .*?>/g;
/** What the portal's script begins with. */
const PRELOADED = /<link rel="modulepreload" crossorigin href="(.*?)">/g;
/**
 * What widgets open. A sandboxed frame, as builders of sites put widgets into, hands its sandbox on to what it opens, and there browsers
 * show no page that keeps away from its opener.
 */
const OPENED_BY_WIDGETS = /^\/(t|j|privacy-policy|terms-of-use)(\/|$)/;

/** The portal's pages: one HTML file, whose head says what the page is and carries the company's colours. */
export async function mountPages(
  app: FastifyInstance,
  /** What reads for a request: from a replica where that may be. */
  reading: (request: FastifyRequest) => PageServices,
  { https, reportsTo, justMade }: PageOptions,
): Promise<void> {
  app.get('/robots.txt', hidden, async (request, reply) => {
    return reply.type('text/plain').send(robots((await pageRequest(request, reading(request))).site));
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
    // For now: the company may take its former address again.
    if (elsewhere !== null) return reply.redirect(`${elsewhere}${request.url}`, 302);
    giveXsrfToken(request, reply, https);
    const url = isPage(pathOf(request.url)) ? request.url : NOWHERE;
    const path = pathOf(url);
    const make = () => makePage(shell, url, page, request);
    // Who has written sees what they wrote, whichever process it was that took it.
    const isShared = isDrawn(path) && !writtenCookie(request, https).cookie;
    const made = await (isShared ? justMade.of(`${page.site.origin}${url}`, make) : make());
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
  const caller = callerOf(request.ip);
  const userAgent = request.headers['user-agent'] ?? '';
  const asked = { caller, userAgent, wantsNoCount: asksForPrivacy(request), now: new Date() };
  return { ...services, ...asked, company, site: siteOf(company, services) };
}

interface Shell {
  /** The portal's template. */
  html: string;
  drawn: DrawnPages;
}

async function makePage(shell: Shell, url: string, page: PageRequest, request: FastifyRequest): Promise<MadePage> {
  const head = await headOf(pathOf(url), page);
  const shown = await shell.drawn.of(url, page, request);
  const boot = { company: page.company && presentCompany(page.company, page.origins) };
  const tags = [
    headTags(head, page.site),
    `<meta property="csp-nonce" nonce="${NONCE}">`,
    page.company && `<style nonce="${NONCE}">${brandStyle(page.company)}</style>`,
    `<script type="application/json" id="crewdock-boot">${scriptJson(boot)}</script>`,
    // The first picture is the whole page's: what comes while the browser reads would move what stands there.
    shown && '<link rel="expect" href="#root" blocking="render">',
    shown?.styles.replaceAll('<style', `<style nonce="${NONCE}"`),
    shown && `<script type="application/json" id="crewdock-served">${scriptJson(shown.data)}</script>`,
  ];
  const filled = (shown ? withProgramLater(shell.html, shown.preloads) : shell.html)
    .replace('<!--crewdock:head-->', () => tags.filter(Boolean).join('\n    '))
    .replace('<div id="root"></div>', () => `<div id="root">${shown?.html ?? ''}</div>`);
  // Whatever somebody might write into a page, its nonce would be another one then.
  const nonce = digestOf(filled);
  return { status: head.status, html: filled.replaceAll(NONCE, nonce), nonce, mayBeKept: shown !== null };
}

/**
 * What stands there already goes before the script that takes it over: the template's own one puts that in after the first picture. What
 * it begins with runs as scripts of their own, so that the start isn't one long task.
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

/** Texts of the scripts that stand in a page without a word on themselves. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!);
}

/** How a policy names a script by its text. */
function sourceOf(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}

function brandStyle({ brand_color, font_color }: Company): string {
  const tokens = brandTokens(brandTheme(brand_color, font_color));
  return `:root{${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}
