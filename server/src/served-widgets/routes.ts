import type { RequestDetails } from '@crewdock/contract/cards';
import {
  servedWidgetColors,
  servedWidgets,
  type ServedWidgetName,
  type WidgetToDraw,
} from '@crewdock/contract/served-widgets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { isTagged } from '../cards/public-id.ts';
import { visibleCard } from '../cards/visible-card.ts';
import { askedCompany } from '../companies/asked.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import { notFound } from '../core/errors/errors.ts';
import { hashText, toWeakEtag, isNotModified } from '../infra/http-headers/etag.ts';
import { isHome } from '../pages/card-home.ts';
import { getSite } from '../pages/head.ts';
import { itemList, jobPosting } from '../pages/json-ld.ts';
import { firstData } from './first-data.ts';
import { renderWidgetFragment } from './fragment.ts';
import { sendFrame } from './frame.ts';
import { readInput } from '../infra/http/read-input.ts';
import { type WidgetContext, type WidgetServices, isWidget, visitorContext } from './input.ts';
import { buildListLinks } from './links.ts';
import { builtWidgets } from './renderer.ts';
import { takeForms } from './send.ts';

const hidden = { schema: { hide: true } };
const FROM_ANYWHERE = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
/** Seconds for which caches may serve a widget, and thus the delay until a new card appears. */
const FRESH_SECONDS = 60;

/** Serves widgets as HTML for partners' servers. The widgets' scripts hydrate the HTML. */
export function serveWidgets(app: FastifyInstance, services: WidgetServices, https: boolean): void {
  app.get<{ Params: { name: string } }>('/widgets/v1/render/:name', hidden, async (request, reply) => {
    reply.headers(FROM_ANYWHERE);
    const { name } = request.params;
    if (!isWidget(name)) throw notFound();
    const query = readInput('query', servedWidgets[name], request.query);
    const context = await visitorContext(request, reply, services, https);
    return sendCached((await drawWidget(name, query, context)).html, request, reply);
  });

  app.get<{ Params: { name: string } }>('/widgets/v1/frame/:name', hidden, async (request, reply) => {
    const { name } = request.params;
    if (!isWidget(name)) throw notFound();
    const query = readInput('query', servedWidgets[name], request.query);
    const context = await visitorContext(request, reply, services, https);
    const nonce = randomBytes(16).toString('base64');
    const { html, title, company } = await drawWidget(name, { ...query, nonce }, context);
    // Restricts the embedding sites, because forms are only accepted from a company's own sites and a framed page
    // cannot detect which site embeds it.
    const sites = name === 'talent-market' ? null : (company?.allowed_origins ?? []);
    const { language, dir, 'color-scheme': scheme = 'auto' } = query;
    return sendFrame(reply, { html, nonce, title, language, dir, scheme, sites });
  });

  takeForms(app, services, https);

  app.get('/widgets/v1/colors.css', hidden, async (request, reply) => {
    const { brand, font, v } = readInput('query', servedWidgetColors, request.query);
    const { renderer, folder } = await builtWidgets();
    const isOfBuild = v === folder;
    return reply
      .headers({ ...FROM_ANYWHERE, 'cache-control': isOfBuild ? 'public, max-age=31536000, immutable' : 'no-cache' })
      .type('text/css; charset=utf-8')
      .send(renderer.themeStyles(brand, font));
  });
}

async function drawWidget(
  name: ServedWidgetName,
  { page, nonce, ...given }: z.output<(typeof servedWidgets)['job-board']>,
  context: WidgetContext,
): Promise<{ html: string; title: string; company: CompanyRow | null }> {
  const company = await askedCompany(given.company, context);
  const built = await builtWidgets();
  const origin = context.origins.of(context.company);
  const attributes = Object.fromEntries(
    Object.entries({ ...given, company: company?.slug, portal: origin }).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
  const widget: WidgetToDraw = { name, attributes, page };
  const served = await firstData(built.renderer.firstCalls(widget), company, context);
  const site = getSite(company, context);
  const market = `${site.origin}${PORTAL_PAGES[name]}`;
  if (served.list) served.links = buildListLinks(widget, served.list, market);
  const drawing = await built.renderer.draw(widget, served, formOf(widget, served.job?.public_id));
  const jsonLd = served.job
    ? await findJobPosting(served.job, company, context)
    : served.list && itemList(served.list.items, served.list.total, site, served.list.from);
  const html = renderWidgetFragment({ widget, served, drawing, origin, nonce, jsonLd, fallback: market }, built);
  return { html, title: drawing.title, company };
}

/**
 * Returns the JobPosting of a job. Only widgets of the portal that is the job's home contain it. Jobs that are opened
 * by a share link have none.
 */
async function findJobPosting(
  job: RequestDetails,
  company: CompanyRow | null,
  context: WidgetContext,
): Promise<object | undefined> {
  if (isTagged(job.public_id)) return undefined;
  const row = await visibleCard('request', job.public_id, { ...context, company });
  return isHome(row, company) ? jobPosting(job, getSite(company, context)) : undefined;
}

/** Page of the portal that corresponds to each widget. */
const PORTAL_PAGES: Record<ServedWidgetName, string> = {
  'talent-market': '/market/talents',
  'job-board': '/market/jobs',
  'contact-us': '/',
  'resources-subscribe': '/',
};

/**
 * Returns the attributes of a form that works without the script: the browser validates the form and posts it to the
 * portal.
 */
function formOf({ name, attributes, page }: WidgetToDraw, job: string | undefined): Record<string, string | false> {
  const { company, language, filters, portal } = attributes;
  const given = {
    company,
    language,
    job,
    filters: name === 'resources-subscribe' ? filters : undefined,
    'hidden-fields': attributes['hidden-fields'],
    page,
  };
  const query = new URLSearchParams(
    Object.entries(given).filter(([, value]) => value !== undefined) as [string, string][],
  );
  return {
    action: `${portal}/widgets/v1/send/${name}?${query.toString()}`,
    method: 'post',
    enctype: 'multipart/form-data',
    noValidate: false,
  };
}

function sendCached(html: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = toWeakEtag(hashText(html));
  reply.headers({ etag, vary: 'Host', 'cache-control': `public, max-age=${FRESH_SECONDS}` });
  if (isNotModified(etag, request)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}
