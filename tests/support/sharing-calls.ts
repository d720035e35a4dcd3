import type { AuditSubject } from '@crewdock/contract/audit';
import { expect } from 'vitest';
import type { Role } from './api.ts';
import type { auditedCalls, Steps } from './audited-calls.ts';
import type { Example } from './resource-calls.ts';

/** An id that no card or list has. */
const NOBODYS = 2_147_483_647;
const KEY = 'x'.repeat(22);
const tag = { tag: 'Northwind' };

/** Example calls about shared links of cards and lists that do not exist, with their expected status. */
export const SHARING_EXAMPLES: Record<string, Example> = {
  ...Object.fromEntries(
    ['talents', 'requests', 'lists'].flatMap((type) => {
      const at = (rest: string) => ({ path: () => `/${type}/${NOBODYS}/${rest}`, status: 404 });
      const link = type === 'lists' ? '914200375-914200375816' : '48213-7-914200375816';
      return [
        [`GET /${type}/{id}/tags/`, at('tags/')],
        [`POST /${type}/{id}/create_tag/`, { ...at('create_tag/'), body: tag }],
        [`PATCH /${type}/{id}/tags/{publicKey}/`, { ...at(`tags/${KEY}/`), body: {} }],
        [`DELETE /${type}/{id}/tags/{publicKey}/`, at(`tags/${KEY}/`)],
        [`GET /${type}/{id}/statistics_access/`, at('statistics_access/')],
        [`POST /${type}/{id}/statistics_access/`, at('statistics_access/')],
        [`DELETE /${type}/{id}/statistics_access/`, { ...at('statistics_access/'), query: `?public_key=${KEY}` }],
        ...['statistics/', 'statistics/export/'].map((call) => [
          `POST /${type}/{id}/${call}`,
          { ...at(call), status: (role: Role) => (role === 'visitor' ? 403 : 404) },
        ]),
        [`POST /${type}/{id}/appl-clk/`, { path: () => `/${type}/${link}/appl-clk/`, status: 404 }],
        [`GET /${type}/{id}/verdicts/`, at('verdicts/')],
        [`DELETE /${type}/{id}/verdicts/{verdictId}/`, at('verdicts/1/')],
        [
          `POST /${type}/{id}/open/verdicts/`,
          { path: () => `/${type}/${link}/open/verdicts/`, body: { voter: KEY }, status: 404 },
        ],
        [`POST /${type}/{id}/open/`, { path: () => `/${type}/${link}/open/`, body: {}, status: 404 }],
      ];
    }),
  ),
  ...Object.fromEntries(
    ['talents', 'requests'].map((type) => [
      `POST /${type}/{id}/open/verdict/`,
      {
        path: () => `/${type}/48213-7-914200375816/open/verdict/`,
        body: { voter: KEY, name: 'Ann', word: 'yes' },
        status: 404,
      },
    ]),
  ),
  'POST /talents/{id}/open/cv/': { path: () => '/talents/48213-7-914200375816/open/cv/', body: {}, status: 404 },
};

type Calls = ReturnType<typeof auditedCalls>;

/** Steps that share a list, a job and a talent, change the links, and revoke them. */
export function sharingSteps(call: Calls['call'], idOf: (kind: string) => number): Steps {
  return {
    ...stepsOf('lists', 'list', 'client', { call, idOf }),
    ...stepsOf('requests', 'request', 'client', { call, idOf }),
    ...stepsOf('talents', 'talent', 'provider', { call, idOf }),
  };
}

function stepsOf(
  type: string,
  kind: AuditSubject,
  role: Role,
  { call, idOf }: { call: Calls['call']; idOf: (kind: string) => number },
): Steps {
  const body = { ...tag, password: 'otters paint' };
  let key = '';
  let access = '';
  let link = '';
  const at = (rest: string) => `/${type}/${idOf(kind)}/${rest}`;
  const subject = () => ({ kind, id: String(idOf(kind)) });
  return {
    [`POST /${type}/{id}/create_tag/`]: async () => {
      const { public_key, url } = (await call(`POST ${at('create_tag/')}`, { role, body })).json;
      key = public_key;
      link = new URL(url).pathname.split('/')[2]!;
      return {
        action: 'changed',
        subject: subject(),
        before: { share_tag: null },
        after: { share_tag: expect.objectContaining({ ...tag, show_rates: false }) },
      };
    },
    [`PATCH /${type}/{id}/tags/{publicKey}/`]: async () => {
      await call(`PATCH ${at(`tags/${key}/`)}`, { role, body: { show_rates: true } });
      return {
        action: 'changed',
        subject: subject(),
        before: { share_tag: expect.objectContaining({ show_rates: false }) },
        after: { share_tag: expect.objectContaining({ show_rates: true }) },
      };
    },
    ...(type !== 'lists' && {
      [`POST /${type}/{id}/open/verdict/`]: async () => {
        const said = { voter: KEY, name: 'Ann', word: 'yes', password: body.password };
        await call(`POST /${type}/${link}/open/verdict/`, { body: said });
        const after = { share_verdict: { tag: tag.tag, [kind]: idOf(kind), word: 'yes' } };
        return {
          action: 'changed',
          subject: subject(),
          actor: 'visitor',
          person: null,
          before: { share_verdict: null },
          after,
        };
      },
    }),
    ...(type !== 'lists' && {
      [`DELETE /${type}/{id}/verdicts/{verdictId}/`]: async () => {
        const [verdict] = (await call(`GET ${at('verdicts/')}`, { role })).json.items;
        await call(`DELETE ${at(`verdicts/${verdict.id}/`)}`, { role });
        const before = { share_verdict: { tag: tag.tag, [kind]: idOf(kind), word: 'yes' } };
        return { action: 'changed', subject: subject(), before, after: { share_verdict: null } };
      },
    }),
    [`POST /${type}/{id}/statistics_access/`]: async () => {
      const given = { email: 'ann@client.example' };
      access = (await call(`POST ${at('statistics_access/')}`, { role, body: given })).json.public_key;
      const after = { statistics_access: { public_key: expect.any(String) } };
      return { action: 'changed', subject: subject(), before: { statistics_access: null }, after };
    },
    [`DELETE /${type}/{id}/statistics_access/`]: async () => {
      await call(`DELETE ${at('statistics_access/')}?public_key=${access}`, { role });
      const before = { statistics_access: { public_key: expect.any(String) } };
      return { action: 'changed', subject: subject(), before, after: { statistics_access: null } };
    },
    [`DELETE /${type}/{id}/tags/{publicKey}/`]: async () => {
      await call(`DELETE ${at(`tags/${key}/`)}`, { role });
      return {
        action: 'changed',
        subject: subject(),
        before: { share_tag: expect.objectContaining(tag) },
        after: { share_tag: null },
      };
    },
  };
}
