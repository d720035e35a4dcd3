import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { startServer } from '../../../tests/support/server-process.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const TAG = 914_200_375_816;
/** Maximum period in milliseconds whose views a killed server may lose. */
const LOST_MS = 1000;

test('a killed server loses at most the views of the last second and counts none twice', async () => {
  const database = await testDatabase('market');
  onTestFinished(() => database.close());
  const { rows } = await database.pool.query(
    `insert into share_tag (public_key, number, talent_id, tag)
     select 'key', $1, card_id, 'Northwind' from market_talent where company_id = 0 limit 1 returning talent_id`,
    [TAG],
  );
  const server = await startServer(database.url, { TRUSTED_PROXIES: '127.0.0.1' });
  onTestFinished(() => server.end('SIGKILL'));
  const key = await keyOf(rows[0].talent_id);
  const answered: number[] = [];
  let sent = 0;
  const kill = new AbortController();
  const visitors = Array.from({ length: 4 }, async (_, hand) => {
    for (let at = 0; !kill.signal.aborted; at++) {
      sent++;
      const headers = { 'x-forwarded-for': `203.0.${hand}.${at % 250}`, 'user-agent': `${FIREFOX} ${at}` };
      const answer = await server
        .call(`/api/talents/${key}/open/`, { method: 'POST', body: {}, headers })
        .catch(() => null);
      if (answer?.status === 200) answered.push(Date.now());
      else if (!kill.signal.aborted) expect(answer?.status).toBe(200);
    }
  });
  await sleep(2 * LOST_MS);
  kill.abort();
  const killedAt = Date.now();
  await server.end('SIGKILL');
  await Promise.all(visitors);
  const kept = await database.pool.query(`select coalesce(sum(views), 0)::integer as views from share_day`);
  const { views } = kept.rows[0];
  const early = answered.filter((at) => at <= killedAt - LOST_MS).length;
  expect(early).toBeGreaterThan(0);
  expect(views).toBeGreaterThanOrEqual(early);
  expect(views).toBeLessThanOrEqual(sent);

  async function keyOf(id: number): Promise<string> {
    const { json } = await server.call(`/api/talents/${id}/`);
    return `${json.public_id}-${TAG}`;
  }
});
