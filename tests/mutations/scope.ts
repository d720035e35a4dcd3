/**
 * Files that are mutated together, and the tests that should detect their mutants. Tests are files or folders, used as
 * Vitest filters.
 */
export interface Part {
  name: string;
  /** A folder, or a list of files. Tests and their setup are never mutated. */
  files: string[];
  tests: string[];
}

const HTTP = 'server/src/infra/http/';
const STAFF = 'server/src/staff/';

export const PARTS: Part[] = [
  {
    name: 'contract: kinds, pairs, pages, limits',
    files: ['kinds', 'pairs', 'page', 'limits'].map(contract),
    tests: ['contract/src', `${HTTP}openapi`, `${HTTP}page`, 'server/src/lists', 'server/src/cards/editing/all-fields'],
  },
  {
    name: 'contract: fields of a card',
    files: [contract('card-fields')],
    tests: ['contract/src', 'server/src/cards/editing/all-fields', 'server/src/cards/editing/editing'],
  },
  {
    name: 'contract: tables, operations, audit',
    files: ['table', 'table-endpoints', 'table-values', 'operations', 'audit'].map(contract),
    tests: ['contract/src', STAFF, 'server/src/core/operations/routes', `${HTTP}openapi`],
  },
  { name: 'audit', files: ['server/src/core/audit/'], tests: ['server/src/core/audit', `${STAFF}audit`] },
  {
    name: 'operations',
    files: ['server/src/core/operations/'],
    tests: ['server/src/core/operations', `${STAFF}table/bulk`],
  },
  { name: 'queue', files: ['server/src/infra/queue/'], tests: ['server/src/infra/queue', `${HTTP}metrics`] },
  {
    name: 'files',
    files: ['server/src/infra/storage/'],
    tests: [
      'server/src/infra/storage',
      'server/src/cards/files',
      'server/src/people/profile',
      'server/src/applications',
    ],
  },
  { name: 'processes', files: ['server/src/infra/workers/'], tests: ['server/src/infra/workers'] },
  {
    name: 'http: keys, connections, answers, pages',
    files: [
      ...['idempotency', 'connections', 'answer', 'page'].map((name) => `${HTTP}${name}.ts`),
      'server/src/infra/db/in-transaction.ts',
    ],
    tests: ['idempotency', 'connections', 'answer', 'page'].map((name) => `${HTTP}${name}`),
  },
  {
    name: 'editing of cards',
    files: ['server/src/cards/editing/'],
    tests: ['server/src/cards/editing', 'server/src/cards/own-cards', 'server/src/staff/audit'],
  },
  {
    name: 'staff: tables',
    files: [`${STAFF}table/`],
    tests: [`${STAFF}table`, `${STAFF}updates`, `${STAFF}applications`],
  },
  {
    name: 'staff: updates, applications, views',
    files: [`${STAFF}updates/`, `${STAFF}applications/`, `${STAFF}views/`],
    tests: [`${STAFF}updates`, `${STAFF}applications`, `${STAFF}views`],
  },
  {
    name: 'relations',
    files: ['server/src/relations/'],
    tests: ['server/src/relations', 'server/src/matching'],
  },
  { name: 'portal: queries', files: ['portal/src/query/'], tests: ['portal/src/query'] },
  { name: 'portal: tables', files: ['portal/src/table/view.ts'], tests: ['portal/src/table'] },
  { name: 'portal: operations', files: ['portal/src/operations/'], tests: ['portal/src/operations'] },
];

function contract(name: string): string {
  return `contract/src/${name}.ts`;
}
