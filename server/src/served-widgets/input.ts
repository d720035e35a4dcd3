import { type ServedWidgetName, servedWidgets } from '@crewdock/contract/served-widgets';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WithWidgetCounts } from '../cards/in-widgets.ts';
import type { WithListed } from '../cards/listed-cards.ts';
import type { WithCardRelations } from '../cards/relations.ts';
import type { WithTaggedCards } from '../cards/tagged-card.ts';
import type { WithNames } from '../dictionaries/names.ts';
import type { WithSearch } from '../search/question.ts';
import type { WithCaptcha } from '../people/captcha/captcha.ts';
import type { RequestFacts } from '../core/context/context.ts';
import type { Services } from '../core/context/services.ts';
import { createCookies } from '../core/context/cookies.ts';
import { requestContext } from '../infra/http/mount.ts';
import { VISITOR } from '../core/identity/actor.ts';

/** Services for the handlers of served widgets. */
export interface WidgetServices
  extends
    Services,
    WithCaptcha,
    WithCardRelations,
    WithListed,
    WithNames,
    WithSearch,
    WithTaggedCards,
    WithWidgetCounts {}
export interface WidgetContext extends WidgetServices, RequestFacts {}

export function isWidget(name: string): name is ServedWidgetName {
  return Object.hasOwn(servedWidgets, name);
}

/**
 * Creates a context with the permissions of an anonymous visitor, because the responses become part of public pages.
 */
export async function visitorContext(
  request: FastifyRequest,
  reply: FastifyReply,
  services: WidgetServices,
  https: boolean,
): Promise<WidgetContext> {
  const context = await requestContext(request, reply, services);
  return { ...context, actor: VISITOR, site: null, cookies: createCookies(request, reply, https) };
}
