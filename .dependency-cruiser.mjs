/**
 * The picture of the house, read by `npm run check`. A floor a line, the highest first: a room uses rooms of lower floors alone, and
 * enters them by their doors; `*` are all of its files. Files beside the rooms (`root`) stand above all of them or, as far as `ground`
 * names them, below. A room that is not in the picture may not be there.
 */
const HOUSES = [
  {
    at: 'server/src',
    floors: [
      { 'served-widgets': '' },
      { pages: 'head json-ld', staff: '' },
      { market: 'links routes', applications: 'routes', contact: 'routes', subscriptions: 'routes' },
      { relations: 'queries', people: 'captcha/captcha' },
      { matching: 'load match pair explain', resources: 'matching present queries', lists: 'items queries' },
      {
        cards:
          'conditions editing/editable listed-cards policy present public-id queries relations routes summary visible-card',
      },
      { search: 'question index-cards metrics', companies: 'asked policy present queries' },
      { dictionaries: 'names', updates: 'write' },
      { platform: '*' },
    ],
    ground: [],
  },
  {
    at: 'portal/src',
    floors: [{ ui: '*' }],
    ground: ['api.ts', 'queryClient.ts', 'routeTable.ts'],
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circles', comment: 'Types count too.', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'demo-is-outside',
      comment: 'Only the start knows the demo.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/main\\.ts$' },
      to: { path: '^server/demo/' },
    },
    ...HOUSES.flatMap(rulesOf),
  ],
  options: {
    parser: 'swc',
    // Types count too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '\\.test\\.tsx?$', '/(dist|\\.types)/'] },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  },
};

function rulesOf({ at, floors, ground }) {
  const rooms = floors.flatMap((floor, height) =>
    Object.entries(floor).map(([room, doors]) => ({ room, doors, height })),
  );
  const below = ground.map((file) => literally(file) + '$');
  const inHouse = (paths) => `^${at}/(${paths.join('|')})`;
  const outside = (paths) => `^${at}/(?!${paths.join('|')})`;
  return [
    {
      name: 'room-not-in-the-picture',
      severity: 'error',
      from: { path: `^${at}/(?!(${rooms.map(({ room }) => room).join('|')})/).+/` },
      to: {},
    },
    ...(below.length > 0
      ? [
          {
            name: 'ground-knows-no-room',
            severity: 'error',
            from: { path: inHouse(below) },
            to: { path: outside(below) },
          },
        ]
      : []),
    ...rooms.flatMap(({ room, doors, height }) => {
      const lower = rooms.filter((other) => other.height > height).map((other) => `${other.room}/`);
      return [
        {
          name: `${room}-uses-lower-floors-alone`,
          severity: 'error',
          from: { path: `^${at}/${room}/` },
          to: { path: outside([`${room}/`, ...lower, ...below]) },
        },
        ...(doors === '*'
          ? []
          : [
              {
                name: `${room}-is-entered-by-its-doors`,
                severity: 'error',
                from: { path: `^${at}/.+/`, pathNot: `^${at}/${room}/` },
                to: { path: `^${at}/${room}/(?!(${doors.split(' ').join('|')})\\.tsx?$)` },
              },
            ]),
      ];
    }),
  ];
}

function literally(file) {
  return file.replaceAll('.', '\\.');
}
