import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { REJECTION, relationGround } from '../../../tests/support/relation-ground.ts';
import { startServer } from '../../../tests/support/server-process.ts';
import { tokenHash } from '../people/accounts/token.ts';

const ground = relationGround();
const { post, pair, reversed, value, steps, status, mailedTo } = ground;

describe('concurrent calls', () => {
  test('by fifty staff members on two servers make one move, and the others return 409 with the current status', async () => {
    const servers = await Promise.all([startServer(ground.api.database.url), startServer(ground.api.database.url)]);
    try {
      await post('client', pair());
      const tokens = await staffTokens(50);
      const answers = await Promise.all(
        tokens.map((token, at) => {
          const isConfirm = at % 4 < 2;
          return servers[at % 2]!.call(`/api${reversed()}${isConfirm ? 'confirm' : 'reject'}/`, {
            method: 'POST',
            token,
            body: { from: 'proposed', ...(!isConfirm && REJECTION) },
          });
        }),
      );
      const [won, ...others] = answers.toSorted((a, b) => a.status - b.status);
      const now = await status();
      expect([won!.status, won!.json.status]).toEqual([200, now]);
      for (const lost of others)
        expect([lost.status, lost.json]).toMatchObject([409, { code: 'conflict', current: { status: now } }]);
      expect([await rows(), await steps()]).toEqual([1, 2]);
      // One mail for the proposal, and two mails for the move, because moves by staff are mailed to both sides.
      expect(await mailedTo()).toHaveLength(3);
    } finally {
      for (const server of servers) await server.end('SIGTERM');
    }
  });

  test('to propose the same pair create one relation and send one email', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? post('client', pair()) : post('provider', reversed()))),
    );
    expect(new Set(answers.map((answer) => answer.json.id)).size).toBe(1);
    expect([await rows(), await steps(), (await mailedTo()).length]).toEqual([1, 1, 1]);
  });
});

async function staffTokens(count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await ground.api.database.pool.query(
    `with staff as (
       insert into person (email, first_name, last_name, is_staff, owner_number)
       select 'staff' || at || '@example.com', 'Staff', at::text, true, 2000000000 + at from generate_series(1, $2) at
       returning id, owner_number)
     insert into access_token (hash, person_id)
     select ($1::bytea[])[owner_number - 2000000000], id from staff`,
    [tokens.map(tokenHash), count],
  );
  return tokens;
}

const rows = () => value<number>('select count(*) from relation');
