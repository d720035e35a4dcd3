import { ALL_WIDGETS } from '../support/host-page.ts';

/** Error responses of the API, and successful responses with an invalid body. */
export const BAD_ANSWERS: { status: number; body: string }[] = [
  { status: 500, body: '{"code":"internal","detail":"Broken.","request_id":"1"}' },
  { status: 503, body: '' },
  ...['', '{}', '[]', '<html>', '{"items":null,"total":"x"}'].map((body) => ({ status: 200, body })),
];

/** Matches API calls of the boards, which are the talent market and the job board. */
export const MARKETS = /\/api\/market_2\/(talents|requests)\//;

const SCRIPT = '<img src=x onerror="globalThis.injected = true"><script>globalThis.injected = true</script>';

/** All widgets, with markup in their attributes. */
export const SPOILT_TAGS = ALL_WIDGETS.replaceAll(
  'company="acme"',
  `company="acme" brand-color='red"${SCRIPT}' language='${SCRIPT}'`,
);

/** Returns a market page from the API in which seven of twelve cards are invalid and one card contains markup. */
export function spoilt(page: { items: Record<string, unknown>[] }): object {
  const nonsense = [
    null,
    7,
    {},
    { id: 1, path: 'javascript:alert(1)', skills: [] },
    { ...page.items[4], skills: [null] },
    { ...page.items[5], english_level: { name: 5 } },
    { ...page.items[6], countries: 3, hourly_rate: 'much', photo: 'http://[' },
  ];
  const items = page.items.map((item, index) => (index < nonsense.length ? nonsense[index] : item));
  Object.assign(items[8] as object, { title: SCRIPT, name: SCRIPT, company_name: { type: 'script', props: {} } });
  return { ...page, items };
}
