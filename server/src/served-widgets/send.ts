import { applications } from '@crewdock/contract/applications';
import { contact } from '@crewdock/contract/contact';
import type { Endpoint } from '@crewdock/contract/endpoint';
import { ERROR_STATUS } from '@crewdock/contract/errors';
import { subscriptions } from '@crewdock/contract/subscriptions';
import { type ServedWidgetName, sentWithoutScript } from '@crewdock/contract/served-widgets';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { applicationRoutes } from '../applications/routes.ts';
import { contactRoutes } from '../contact/routes.ts';
import { checkRequestOrigin } from '../infra/http/cors.ts';
import { visitedPage } from '../infra/http/visited-page.ts';
import { AppError, notFound } from '../core/errors/errors.ts';
import { readRequestBody } from '../infra/http/bodies.ts';
import { subscriptionRoutes } from '../notifications/subscriptions/routes.ts';
import { readInput } from '../infra/http/read-input.ts';
import { type WidgetContext, type WidgetServices, isWidget, visitorContext } from './input.ts';
import { type FormOutcome, sendOutcome } from './outcome-page.ts';
import { builtWidgets } from './renderer.ts';

type Query = z.output<typeof sentWithoutScript>;
type Fields = Record<string, unknown>;

interface Form {
  endpoint: Endpoint;
  /** Passes the fields to the API handler that the script also uses. */
  send(fields: Fields, query: Query, context: WidgetContext): Promise<unknown>;
}

const FORMS: Partial<Record<ServedWidgetName, Form>> = {
  'contact-us': {
    endpoint: contact.contactUs,
    async send(fields, { company }, context) {
      const body = readInput('body', contact.contactUs.body, fields);
      return contactRoutes.contactUs({ params: undefined, query: { company }, body }, context);
    },
  },
  'resources-subscribe': {
    endpoint: subscriptions.subscribe,
    async send(fields, { company, filters: text }, context) {
      const filters = await (await builtWidgets()).renderer.subscriptionFilters(text ?? '');
      const body = readInput('body', subscriptions.subscribe.body, { ...fields, filters });
      return subscriptionRoutes.subscribe({ params: undefined, query: { company }, body }, context);
    },
  },
  'job-board': {
    endpoint: applications.apply,
    async send(fields, { company, job }, context) {
      if (job === undefined) throw notFound();
      const body = readInput('body', applications.apply.body, answered(fields));
      return applicationRoutes.apply({ params: { id: job }, query: { company }, body }, context);
    },
  },
};

/**
 * Accepts widget forms that were sent without the script, with the same site checks and rate limits as the API, and
 * responds with a page that shows the result.
 */
export function takeForms(app: FastifyInstance, services: WidgetServices, https: boolean): void {
  app.post<{ Params: { name: string } }>(
    '/widgets/v1/send/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const form = isWidget(name) ? FORMS[name] : undefined;
      if (!form) throw notFound();
      const query = readInput('query', sentWithoutScript, request.query);
      const { renderer } = await builtWidgets();
      const say: Say = (word, values) => renderer.say(name as ServedWidgetName, query.language, word, values);
      let fields: Fields = {};
      try {
        const site = await checkRequestOrigin(form.endpoint, request, reply, { services, https });
        const context = { ...(await visitorContext(request, reply, services, https)), site };
        await services.limits.use('write', context.caller);
        fields = await fieldsOf(request);
        // Falls back to the Referer header, which usually contains only the origin.
        const page = query.page ?? request.headers.referer;
        const search = page && URL.canParse(page) ? new URL(page).search : '';
        const hidden_fields = renderer.hiddenFields(query['hidden-fields'] ?? null, search);
        await form.send(
          { ...fields, page, hidden_fields, message_id: idOf(request.url, fields, context.now) },
          query,
          context,
        );
        const [title, text] = [await say('sent'), await say('sentText', { email: String(fields['email']) })];
        const said = { language: query.language, title, texts: [text], written: [] };
        return await sendOutcome(reply, { status: 200, ...said, back: visitedPage({ page }, context) ?? site });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return sendOutcome(reply, await refusal(error, query.language, fields, say));
      }
    },
  );
}

/**
 * Converts numbered answer fields into the API's list of answers, with the questions' wording at the time when the form
 * was rendered.
 */
function answered(fields: Fields): Fields {
  const names = Object.keys(fields).filter((name) => ANSWER.test(name));
  const answers = names.map((name) => ({ question: fields[askedBeside(name)], answer: fields[name] }));
  const others = Object.entries(fields).filter(([name]) => !ANSWER.test(name) && !name.startsWith('asked.'));
  return { ...Object.fromEntries(others), ...(answers.length > 0 && { answers }) };
}

const ANSWER = /^answers\.\d$/;

function askedBeside(name: string): string {
  return name.replace('answers', 'asked');
}

type Say = (word: string, values?: Record<string, string>) => Promise<string>;

/** Returns the fields of a form without empty files, which browsers send if no file was chosen. */
async function fieldsOf(request: FastifyRequest): Promise<Fields> {
  const fields = Object.entries(((await readRequestBody(request, true)) ?? {}) as Fields);
  return Object.fromEntries(fields.filter(([, value]) => !(value instanceof File && value.size === 0)));
}

/** Returns an idempotency key: the same content on the same day is one message, even if the browser resends it. */
function idOf(address: string, fields: Fields, now: Date): string {
  const words = Object.entries(fields).map(([name, value]) => [
    name,
    value instanceof File ? [value.name, value.size] : value,
  ]);
  const hash = createHash('sha256').update(JSON.stringify([address, now.toISOString().slice(0, 10), words]));
  return hash.digest('hex').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

/** Keys of the form's error messages, by invalid field. Other fields use `fieldWrong`. */
const REFUSED: Record<string, string> = { email: 'emailWrong', cv: 'fileType' };

/**
 * Builds the result page of an error. It contains the submitted input, because some browsers do not keep it in the
 * form.
 */
async function refusal(
  { code, message, issues }: AppError,
  language: string,
  fields: Fields,
  say: Say,
): Promise<FormOutcome> {
  const word = { too_many_requests: 'limited', captcha_failed: 'robot' }[code as string];
  const texts = (issues ?? []).map(async ({ path, message: asked }) => {
    const field = path.replace(/^body\./, '');
    // Not translated, because the company wrote this text.
    if (field === 'consent') return asked;
    if (field === 'answers') return say('questionsChanged');
    const question = ANSWER.test(field) && fields[askedBeside(field)];
    if (typeof question === 'string') return `${question}: ${await say('fieldWrong')}`;
    return `${(await say(field)) || field}: ${await say(REFUSED[field] ?? 'fieldWrong')}`;
  });
  return {
    status: ERROR_STATUS[code],
    language,
    title: await say('failed'),
    texts: issues
      ? await Promise.all(texts)
      : [word || !/^en\b/i.test(language) ? await say(word ?? 'failedKept') : message],
    written: Object.values(fields).filter((value) => typeof value === 'string' && value !== '') as string[],
    back: null,
  };
}
