import { brandTheme, STANDARD_COLORS } from '@crewdock/contract/brand';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { CompanyRow } from '../core/identity/company.ts';
import type { WithDrawing } from '../infra/drawing/drawing.ts';
import { busyError } from '../core/errors/errors.ts';
import { KeptBytes } from '../infra/http/lru-cache.ts';
import type { Services } from '../core/context/services.ts';
import { buildCompanyIcon, buildPreviewImage } from './sign.ts';

/** Side lengths of icons in pixels, for browser tabs, home screens and installed portals. */
const ICONS = [32, 180, 192, 512] as const;
const PREVIEW = { width: 1200, height: 630 };
const KEPT_BYTES = 8 * 1024 * 1024;
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Returns the path of a company's icon or preview image. It contains a version that changes with the company's name,
 * logo and colors.
 */
export function brandPath(company: CompanyRow, file: `icon-${(typeof ICONS)[number]}.png` | 'preview.png'): string {
  return `/brand/${file}?v=${tagOf(company)}`;
}

/** Serves the icons, the preview image and the web manifest of the requested portal. */
export function mountBrand(app: FastifyInstance, reading: (request: FastifyRequest) => Services & WithDrawing): void {
  const kept = new KeptBytes(KEPT_BYTES);
  const hidden = { schema: { hide: true } };

  app.get<{ Params: { file: string }; Querystring: { v?: string } }>('/brand/:file', hidden, async (request, reply) => {
    const services = reading(request);
    const company = await services.identity.companyOfHost(request.hostname);
    const order = company && orderOf(request.params.file);
    if (!order) return reply.callNotFound();
    const tag = tagOf(company);
    const key = `${company.id} ${request.params.file} ${tag}`;
    const bytes = await kept.getOrMake(key, async () => {
      const { make, ...size } = order;
      const drawn = await services.drawing.draw({ ...(await make(company, services.files)), ...size }, 'brand');
      if ('refused' in drawn) throw busyError();
      return Buffer.from(drawn.png);
    });
    const cacheControl = request.query.v === tag ? YEAR : 'no-cache';
    return reply.headers({ 'cache-control': cacheControl, vary: 'Host' }).type('image/png').send(bytes);
  });

  app.get('/manifest.webmanifest', hidden, async (request, reply) => {
    const company = await reading(request).identity.companyOfHost(request.hostname);
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'Host' })
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(company)));
  });
}

function orderOf(file: string) {
  if (file === 'preview.png') return { make: buildPreviewImage, ...PREVIEW };
  const side = ICONS.find((each) => file === `icon-${each}.png`);
  return side ? { make: buildCompanyIcon, width: side, height: side } : null;
}

function manifestOf(company: CompanyRow | null) {
  const portal = { start_url: '/', display: 'browser', background_color: '#ffffff' };
  if (!company) {
    const icons = [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }];
    return { name: 'Crewdock', short_name: 'Crewdock', theme_color: STANDARD_COLORS.brand_color, ...portal, icons };
  }
  const { name } = company;
  const icons = ([192, 512] as const).map((side) => ({
    src: brandPath(company, `icon-${side}.png`),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  const theme_color = brandTheme(company.brand_color, company.font_color).light.header;
  return { name, short_name: name, theme_color, ...portal, icons };
}

/** Returns a hash of all company data that these images show. */
function tagOf({ name, logo, brand_color, font_color }: CompanyRow): string {
  const look = JSON.stringify([name, logo, brand_color, font_color]);
  return createHash('sha256').update(look).digest('base64url').slice(0, 12);
}
