import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { splitFormerWords } from '../../core/text/former-words.ts';
import { staffQuery } from '../../search/words.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const wordsOf = async (text: string | null): Promise<string[] | null> =>
  (await api.database.pool.query('select tsvector_to_array(staff_words($1)) as words', [text])).rows[0].words;

const found = async (search: string): Promise<string[]> => {
  const { status, json } = await api.call(`/api/admin-panel/clients/?search=${encodeURIComponent(search)}`, {
    role: 'staff',
  });
  expect(status).toBe(200);
  return json.items.map((item: { email: string }) => item.email);
};

test.each(['4e3b-938e@x.example', '1e5abc.7-2@y.example', '00d1-2e2e2@z.example'])(
  'an account is found by its full email, %s, and by each part of it',
  async (email) => {
    await addAccount(api, { email });
    const parts = email.split(/[-.@]/).filter((part) => part !== 'example');
    for (const typed of [email, ...parts, parts[1]!.slice(0, 2), parts.join(' ')]) {
      expect(await found(typed), typed).toContain(email);
    }
    expect(await found(`${parts[0]}q`)).toEqual([]);
  },
);

test.each([
  '4e3b-938e 1e5 2.5e-3abc -17 0x1f v1.2.3',
  'Ünïcödé Ære ÉCLAIR naïve Łódź Sørensen IŞIK İbrahim ışık Straße ẞ Œuvre Þór Đuro ħ ŧ ŋ Ələkbər ð',
  'Привет МИР Ωμέγα हिन्दी שָׁלוֹם 東京タワー ｆｕｌｌ１２',
  '“quoted” a’b—c foo_bar node.js c++ c# ™ ½ ² <b>x</b> &amp; http://a.example/b?c=d',
  "o'hara \\ it's",
])('the former words of a text equal the words of the database function: %s', async (text) => {
  expect((await wordsOf(text))!.toSorted()).toEqual([...new Set(splitFormerWords(text, true))].toSorted());
});

test('empty texts, punctuation, nulls and very long words can be indexed', async () => {
  expect(await wordsOf('')).toEqual([]);
  expect(await wordsOf(' -- @ … ')).toEqual([]);
  expect(await wordsOf(null)).toBeNull();
  for (const long of ['x'.repeat(2046), 'x'.repeat(2047), 'ä'.repeat(5000), '漢'.repeat(3000)]) {
    const words = (await wordsOf(`before ${long} after`))!;
    expect(words).toHaveLength(3);
    expect(words).toEqual(expect.arrayContaining(['before', 'after']));
  }
  const { rows } = await api.database.pool.query(
    `select staff_words($1) @@ $2::tsquery as is_found, length(staff_words($3)) as many`,
    [`${'y'.repeat(9000)} z`, staffQuery('y'.repeat(200)), Array.from({ length: 99_999 }, (_, n) => n).join(' - ')],
  );
  expect(rows[0].is_found).toBe(true);
  expect(rows[0].many).toBeGreaterThan(10_000);
});
