import type { Drawn, PageOrder, RenderedPage } from '@crewdock/contract/rendered-pages';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  type StaticHandlerContext,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { isNothing, nothingAt } from './frame/nothing.ts';
import { findRedirect } from './navigation/rules.ts';
import { missingStatus } from './query/missing.ts';
import { queryClient } from './queryClient.ts';
import type { RouteRow } from './routeTable.ts';
import { routes } from './routes.tsx';
import { $company } from './session/company.ts';
import { $subSites } from './session/subSites.ts';
// Imports all server-rendered pages in a fixed order: styled-components numbers its rules in module order, and a page's
// rules must not depend on the pages rendered before it.
import './card-page/route.ts';
import './home/HomePage.tsx';
import './legal/PrivacyPage.tsx';
import './legal/TermsPage.tsx';
import './lists/route.ts';
import './market/route.ts';
import './not-found/NotFoundPage.tsx';
import './resources/route.ts';

/**
 * Entry point of the rendering process. Renders pages for visitors, one at a time, from the API responses in `answers`.
 */
export async function draw({ address, company, sub_sites, answers }: PageOrder): Promise<Drawn> {
  queryClient.clear();
  $company.set(company);
  $subSites.set(sub_sites);
  if (isRedirected(address)) return null;
  const missing = new Set<string>();
  // Rendering sends no requests: responses come from `answers`, and paths without a response are recorded as missing.
  globalThis.fetch = async (asked) => {
    const path = asked instanceof Request ? asked.url : asked.toString();
    const answer = answers[path];
    if (!answer) missing.add(path);
    return new Response(answer?.body ?? '{}', { status: answer?.status ?? 424 });
  };
  const context = await handler.query(new Request(address));
  while (queryClient.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve));
  if (missing.size > 0) return { missing: [...missing] };
  if (context instanceof Response) return null;
  const errors = context.errors ?? {};
  if (!Object.values(errors).every(isNothing)) return null;
  return { page: await drawn(context, Object.keys(errors)) };
}

const handler = createStaticHandler(routes);

/**
 * Whether the access rules redirect visitors from this page. Checked here, because the static handler runs no
 * middleware.
 */
function isRedirected(address: string): boolean {
  const row = matchRoutes(routes, new URL(address).pathname)?.at(-1)?.route.handle as RouteRow | undefined;
  return (
    row !== undefined && findRedirect({ row, session: null, company: $company.get(), storedMarket: null }) !== null
  );
}

async function drawn(context: StaticHandlerContext, nothing: string[]): Promise<RenderedPage> {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StrictMode>
          <QueryClientProvider client={queryClient}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={{ ...context, errors: nothingAt(nothing) }}
              hydrate={false}
            />
          </QueryClientProvider>
        </StrictMode>,
      ),
      // Disables streaming of late chunks, because these need inline scripts.
      { progressiveChunkSize: Infinity },
    );
    const { html, rules } = withoutStyleAttributes(await new Response(prelude).text());
    const known = queryClient.getQueryCache().getAll();
    return {
      html,
      styles: `<style id="crewdock-looks">${rules}</style>${sheet.getStyleTags()}`,
      data: {
        // Includes routes without a loader: if a route is missing, the router loads all routes again and scrolls to the
        // top.
        loaded: Object.fromEntries(context.matches.map(({ route: { id } }) => [id, context.loaderData[id] ?? null])),
        nothing,
        known: known.flatMap(({ queryKey, state }) => (state.status === 'success' ? [[queryKey, state.data]] : [])),
        missing: known.flatMap(({ queryKey, state }) => {
          const status = missingStatus(state.error);
          return status ? [[queryKey, status]] : [];
        }),
      },
    };
  } finally {
    sheet.seal();
  }
}

/**
 * Replaces style attributes with rules of a style sheet, because the Content Security Policy forbids style attributes.
 * The rules precede the rules of classes.
 */
function withoutStyleAttributes(html: string): { html: string; rules: string } {
  const looks = new Map<string, number>();
  const replaced = html.replaceAll(/ style="([^"]*)"/g, (_, look: string) => {
    if (!looks.has(look)) looks.set(look, looks.size);
    return ` data-look="${looks.get(look)}"`;
  });
  const rules = [...looks].map(([look, number]) => `#root [data-look="${number}"]{${readable(look)}}`);
  return { html: replaced, rules: rules.join('') };
}

function readable(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
