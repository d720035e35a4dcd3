/**
 * The layers of each package, from top to bottom, with their modules and each module's entry points. A module imports
 * from lower layers only, and only the entry points of other modules: `*` is every file directly in the module's
 * folder, `**` also those in its subfolders. Files outside of modules are the composition root and may import
 * everything. Type imports count.
 */
const PACKAGES = {
  'server/src': [
    { 'served-widgets/': '', 'feeds/': '', 'operator/': '' },
    {
      'pages/': 'card-home head json-ld',
      'staff/': 'health/retry-mail',
      'interviews/': 'ended reminders routes',
      'explanations/': '',
      'imports/links/': '',
      'relations/fill-job/': 'routes',
      'inbox/': '',
    },
    { 'companies/admin/': 'administrator superadmins users/invite', 'imports/mass/': '*' },
    { 'imports/job-texts/': '*' },
    { 'imports/resumes/': '*' },
    { 'imports/documents/': '**' },
    {
      'market/': 'landing routes',
      'applications/': 'closing policy present queries routes',
      'contact/': 'routes',
      'imports/tables/':
        'cells/amount cells/dictionaries cells/folded cells/person-name cells/phone cells/skills dictionaries files/refused files/text/encoding files/xml files/zip',
      'notifications/subscriptions/': 'routes',
      'sharing/': 'counter find happened open verdicts/said',
    },
    {
      'relations/':
        'closing/move closing/open count interview invited limit lists pair policy queries staff/suggest state with-card',
      'people/':
        'accounts/closed accounts/devices accounts/invite accounts/links accounts/people accounts/sessions accounts/state accounts/token captcha/captcha mails/choice passwords/hash passwords/strength session/inbox-count two-factor/secret',
    },
    {
      'matching/': 'explain from-memory load match order pair',
      'resources/': '*',
      'lists/': 'items queries',
      'attribution/': '',
    },
    {
      'cards/':
        '* cv/font-parts cv/input cv/renderer cv/serve cv/template editing/archive editing/by-staff editing/editable editing/skills',
    },
    {
      'search/': 'index-cards news question words',
      'companies/': 'add asked consent logo members policy present queries recipients sub-sites widget-settings',
    },
    { 'dictionaries/': 'made-skills names queries rejection-reasons', 'notifications/updates/': 'write' },
    { 'core/feature/': '*', 'infra/monitoring/': '*' },
    { 'core/operations/': '*' },
    { 'infra/http/': '*' },
    {
      'core/audit/': '*',
      'core/idempotency/': '*',
      'core/signed-links/': '*',
      'infra/drawing/': '*',
      'infra/table-files/': '*',
    },
    { 'core/context/': '*' },
    { 'infra/email/': '*' },
    { 'infra/storage/': '*' },
    { 'infra/queue/': '*' },
    { 'core/encryption/': '*', 'core/identity/': '*', 'infra/replicas/': '*' },
    { 'infra/db/': '**', 'infra/language-model/': '*' },
    { 'core/config/': '*' },
    { 'core/email-content/': '*', 'core/logging/': '*', 'infra/http-headers/': '*', 'infra/workers/': '*' },
    { 'core/errors/': '*', 'core/text/': '*', 'infra/dns/': '*', 'infra/outbound-fetch/': '*' },
    { 'core/messages/': '**' },
  ],
  'portal/src': [
    { 'gallery/': '' },
    {
      'statistics/': '',
      'inbox/': '',
      'my/': '',
      'company-admin/': '',
      'company-area/': '',
      'admin/': '',
      'imports/tables/': '',
    },
    { 'imports/mass/': 'MassImports' },
    { 'own-cards/': 'Nothing OwnCards queries route' },
    { 'card-page/': '', 'matches/': 'Matches' },
    { 'not-found/': 'NotFound' },
    {
      'applications/':
        'ApplicationDetail ApplicationTriage Applications ApplyDialog CvDownload EarlierCvs TriageDialogs draft moves queries useActions words',
    },
    {
      'relations/': '*',
      'home/': '',
      'embed/': 'ColorInput Contrast EmbedLayout Origins Workbench queries',
      'resources/': 'own/openCv ResourceTabs words',
    },
    {
      'market/':
        'ActiveChips MarketSearch activeValues address filters/FilterAside filters/FilterRail filters/FilterSection filters/OptionCount filters/OptionList filters/PlainForm filters/messages filters/withTick queries skillNames useMarket words',
    },
    { 'lists/': 'add/AddToList', 'interviews/': 'InterviewSection' },
    { 'card-editor/': 'CvField dictionaries entries PickOne places Row skills/SkillsField' },
    {
      'cards/': '* labels/fieldLabels',
      'settings/': '',
      'table/': 'Detail look queries staffPage view',
    },
    { 'subscriptions/': 'DigestTimeFields SubscribeDialog digestTime ways' },
    {
      'frame/': 'LoadingHeading MissingPage colorScheme firstLoad listKeys pageTitle palette waiting',
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
    { 'ui/patterns/': '**' },
    { 'ui/primitives/': '*' },
    { 'ui/hooks/': '*' },
    { 'ui/format/': '*', 'ui/styles/': '**', 'reports/': '' },
    { 'i18n/': '*' },
    { 'browser/': '*' },
  ],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    forbid('server-does-not-import-demo', { path: '^server/' }, { path: '^demo/' }),
    ...Object.entries(PACKAGES).flatMap(([folder, layers]) => makeRules(folder, layers)),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '\\.test\\.tsx?$', '/(dist|\\.types)/', '\\.vue$'] },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
};

function makeRules(folder, layers) {
  const names = layers.flatMap((layer) => Object.keys(layer));
  const modules = layers.flatMap((layer, depth) =>
    Object.entries(layer).map(([module, entryPoints]) => {
      return { module, entryPoints, depth, path: modulePattern(module, names) };
    }),
  );
  const known = modules.map(({ path }) => path);
  return [
    forbid('modules-are-listed', { path: `^${folder}/(?!${known.join('|')}).+/` }, {}),
    ...modules.flatMap(({ module, entryPoints, depth, path: here }) => {
      const lower = modules.filter((other) => other.depth > depth).map(({ path }) => path);
      return [
        forbid(
          `${module} imports lower layers only`,
          { path: `^${folder}/${here}` },
          { path: `^${folder}/(?!${[here, ...lower].join('|')})` },
        ),
        forbid(
          `${module} is imported by its entry points`,
          { path: `^${folder}/.+/`, pathNot: `^${folder}/${here}` },
          {
            path: `^${folder}/${here}.`,
            pathNot: entryPoints.split(' ').map((entry) => `^${folder}/${here}${entryPattern(entry)}`),
          },
        ),
      ];
    }),
  ];
}

function forbid(name, from, to) {
  return { name, severity: 'error', from, to };
}

/** `cards/` is a folder without the modules inside it, `api.ts` one file. */
function modulePattern(module, names) {
  if (!module.endsWith('/')) return `${module.replaceAll('.', '\\.')}$`;
  const inside = names.filter((name) => name !== module && name.startsWith(module));
  return inside.length === 0 ? module : `${module}(?!${inside.map((name) => name.slice(module.length)).join('|')})`;
}

function entryPattern(entry) {
  return entry === '**' ? '' : `${entry === '*' ? '[^/]+' : entry}\\.tsx?$`;
}
