/**
 * The picture of the house. A room uses rooms of lower floors alone, and enters them by their doors: `*` is every file that lies in the
 * room itself, `**` those in its folders too. Where the house's other files stand, above all, everything is known. Types count.
 */
const HOUSES = {
  'server/src': [
    { 'served-widgets/': '', 'feeds/': '', 'operator/': '' },
    {
      'pages/': 'card-home head json-ld',
      'staff/': '',
      'closing/': 'routes',
      'booking/': 'ended reminders routes',
      'ai/': 'model/model',
    },
    { 'company-admin/': 'administrator superadmins users/invite' },
    {
      'market/': 'landing routes',
      'applications/': 'closing policy routes',
      'contact/': 'routes',
      'imports/':
        'cells/amount cells/dictionaries cells/folded cells/person-name cells/phone cells/skills dictionaries files/refused files/text/encoding files/xml files/zip',
      'subscriptions/': 'routes',
      'sharing/': 'counter find happened open',
    },
    {
      'relations/':
        'closing/move closing/open count interview invited limit lists pair policy queries staff/suggest state with-card',
      'people/':
        'accounts/closed accounts/devices accounts/invite accounts/links accounts/people accounts/sessions accounts/state accounts/token captcha/captcha mails/choice passwords/hash passwords/strength two-factor/secret',
    },
    {
      'matching/': 'explain from-memory load match order pair',
      'resources/': '*',
      'lists/': 'items queries',
      'ledger/': '',
    },
    {
      'cards/':
        '* cv/font-parts cv/input cv/renderer cv/serve cv/template editing/archive editing/by-staff editing/editable editing/skills',
    },
    {
      'search/': 'index-cards news question words',
      'companies/': 'add asked consent logo members policy present queries recipients sub-sites',
    },
    { 'dictionaries/': 'made-skills names queries rejection-reasons', 'updates/': 'write' },
    { 'platform/': '**' },
  ],
  'portal/src': [
    { 'gallery/': '' },
    { 'statistics/': '', 'my/': '', 'company-admin/': '', 'company-area/': '', 'admin/': '', 'imports/': '' },
    { 'mass-import/': 'MassImports' },
    { 'own-cards/': 'Nothing OwnCards queries route' },
    { 'card-page/': '', 'matches/': 'Matches' },
    { 'not-found/': 'NotFound' },
    { 'applications/': 'ApplicationTriage Applications ApplyDialog CvDownload EarlierCvs draft queries words' },
    {
      'relations/': '*',
      'home/': '',
      'embed/': 'ColorInput Contrast EmbedLayout Origins Workbench queries',
      'resources/': 'own/openCv ResourceTabs words',
    },
    {
      'market/':
        'ActiveChips MarketSearch activeValues address filters/FilterAside filters/FilterRail filters/PlainForm queries skillNames useMarket words',
    },
    { 'lists/': 'add/AddToList', 'booking/': 'InterviewSection' },
    {
      'cards/':
        '* editor/CvField editor/dictionaries editor/entries editor/PickOne editor/places editor/Row editor/skills/SkillsField',
      'settings/': '',
      'table/': 'Detail look queries staffPage view',
    },
    { 'subscriptions/': 'DigestTimeFields SubscribeDialog digestTime ways' },
    {
      'frame/': 'LoadingHeading MissingPage colorScheme firstLoad listKeys pageTitle palette',
      'auth/':
        'links/LinkGone links/Working links/isSpent password/NewPasswordField social/ProviderLogo social/providers social/return',
      'legal/': '',
    },
    { 'contact/': 'ContactModal contact', 'navigation/': 'rules' },
    { 'sharing/': 'PasswordPage ShareDialog passwords queries verdicts/OwnVerdict verdicts/words' },
    { 'captcha/': 'useCaptcha', 'operations/': 'OperationBar OperationProgress queries useOperation words' },
    { 'session/': '*' },
    { 'query/': '*' },
    { 'api.ts': '', 'queryClient.ts': '', 'routeTable.ts': '' },
    { 'ui/': '**', 'reports/': '' },
    { 'browser/': '*' },
  ],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-circles', {}, { circular: true }),
    forbid('server-does-not-import-demo', { path: '^server/' }, { path: '^demo/' }),
    ...Object.entries(HOUSES).flatMap(([house, floors]) => rulesOf(house, floors)),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '\\.test\\.tsx?$', '/(dist|\\.types)/', '\\.vue$'] },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
};

function rulesOf(house, floors) {
  const rooms = floors.flatMap((floor, depth) =>
    Object.entries(floor).map(([room, doors]) => ({ room, doors, depth })),
  );
  const known = rooms.map(({ room }) => pattern(room));
  return [
    forbid('every-room-is-in-the-picture', { path: `^${house}/(?!${known.join('|')}).+/` }, {}),
    ...rooms.flatMap(({ room, doors, depth }) => {
      const here = pattern(room);
      const lower = rooms.filter((other) => other.depth > depth).map((other) => pattern(other.room));
      return [
        forbid(
          `${room} uses lower floors alone`,
          { path: `^${house}/${here}` },
          { path: `^${house}/(?!${[here, ...lower].join('|')})` },
        ),
        forbid(
          `${room} is entered by its doors`,
          { path: `^${house}/.+/`, pathNot: `^${house}/${here}` },
          {
            path: `^${house}/${here}.`,
            pathNot: doors.split(' ').map((door) => `^${house}/${here}${doorPattern(door)}`),
          },
        ),
      ];
    }),
  ];
}

function forbid(name, from, to) {
  return { name, severity: 'error', from, to };
}

/** `cards/` is a folder, `api.ts` one file. */
function pattern(room) {
  return room.endsWith('/') ? room : `${room.replaceAll('.', '\\.')}$`;
}

function doorPattern(door) {
  return door === '**' ? '' : `${door === '*' ? '[^/]+' : door}\\.tsx?$`;
}
