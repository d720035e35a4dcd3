import { expect, test } from 'vitest';
import { withoutPeople } from './reports.ts';

const KEY = 'nVq3cZ0r8kQw1TtYx5uB2d';
const LETTERS = 'nVqScZarFkQwITtYxkuBsdPo';

test.each([
  ['no such person: ada.reyes+x@mail.example.com', 'no such person: [e-mail]'],
  ['GET /api/x/?email=ada%40example.com&page=2', 'GET /api/x/?email=…&page=…'],
  ['ada%40example.com', '[e-mail]'],
  ['jürgen@bücher.example', '[e-mail]'],
  [`refused: Token ${LETTERS}`, 'refused: Token …'],
  [`key ${KEY} has expired`, 'key … has expired'],
  ['connect ECONNREFUSED 10.1.2.3:5432', 'connect ECONNREFUSED [address]:5432'],
  ['from 2001:db8:0:1:a:b:c:d', 'from [address]'],
  ['div > button.primary[aria-label="Delete Ada Reyes"]', 'div > button.primary'],
  [`Unexpected token 'A', "Ada Reyes, Berlin" is not valid JSON`, `Unexpected token 'A', … is not valid JSON`],
  ['invalid input syntax for type integer: "Ada"', 'invalid input syntax for type integer: …'],
])('%s', (text, cleaned) => {
  expect(withoutPeople({ value: text })).toEqual({ value: cleaned });
});

test('secrets are removed from URLs, and card ids are kept', () => {
  expect(
    withoutPeople({ transaction: `/password_reset/MQ/${LETTERS}/`, url: '/talents/48213-7-go-developer-of-ten' }),
  ).toEqual({
    transaction: '/password_reset/MQ/…/',
    url: '/talents/48213-7-go-developer-of-ten',
  });
});

test('personal data is removed by key, including in lists and nested objects', () => {
  const envelope = [
    { event_id: '0123456789abcdef0123456789abcdef', dsn: 'https://0123456789abcdef0123456789abcdef@reports.example/1' },
    [
      [
        { type: 'event' },
        {
          user: { ip_address: '10.1.2.3' },
          server_name: 'db1',
          request: {
            cookies: { session: 'x' },
            data: { password: 'x' },
            query_string: 'email=ada&page=2',
            headers: {
              Authorization: 'Token x',
              Cookie: 'a=b',
              'User-Agent': 'Firefox',
              'X-Forwarded-For': '10.1.2.3',
            },
          },
          spans: [{ data: { 'http.request.header.cookie': 'x', 'url.query': '?q=Ada', 'client.address': '::1' } }],
          exception: {
            values: [{ stacktrace: { frames: [{ vars: { name: 'Ada' }, function: 'savePersonOfAnotherCompany' }] } }],
          },
        },
      ],
    ],
  ];
  expect(withoutPeople(envelope)).toEqual([
    envelope[0],
    [
      [
        { type: 'event' },
        {
          request: { query_string: 'email=…&page=…', headers: { 'User-Agent': 'Firefox' } },
          spans: [{ data: { 'url.query': '?q=…' } }],
          exception: { values: [{ stacktrace: { frames: [{ function: 'savePersonOfAnotherCompany' }] } }] },
        },
      ],
    ],
  ]);
});
