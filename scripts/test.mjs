import { fail, prepare } from './prepare.mjs';

/**
 * Runs test suites, also on a fresh clone: `npm test`, `npm run test:sweeps`, `test:e2e`, `test:all`, `test:watch`.
 * Paths and the options `--project`, `-t`, `--changed`, `--shard` and `--exclude` select tests: `npm test --
 * server/src/relations`. The last line of the output is `N passed, N failed`.
 */
await prepare({ development: true });
const { buildStale } = await import('./build.mjs');
const { playwright, vitest, watch } = await import('./test-runners.mjs');

/** Test suites. Each suite is a project of vitest.config.ts or playwright.config.ts. */
const SUITES = {
  unit: { runner: vitest, project: 'unit' },
  sweeps: { runner: vitest, project: 'sweeps' },
  start: { runner: vitest, project: 'start' },
  operations: { runner: vitest, project: 'operations' },
  development: { runner: vitest, project: 'development' },
  journeys: { runner: playwright, project: 'journeys' },
  full: { runner: playwright, project: 'full' },
  firefox: { runner: playwright, project: 'firefox' },
  webkit: { runner: playwright, project: 'webkit' },
};

const COMMANDS = {
  test: ['unit', 'start', 'journeys'],
  sweeps: ['sweeps'],
  e2e: ['operations', 'development', 'full'],
  browsers: ['firefox', 'webkit'],
  all: ['unit', 'sweeps', 'start', 'operations', 'development', 'journeys', 'full'],
};

const [command, ...args] = process.argv.slice(2);
if (command === 'watch') process.exitCode = watch(args);
else runSuites(readChoice(args));

function runSuites({ projects, paths, options }) {
  const names = chosenSuites(projects, paths);
  // Skips the build for single files, because their setup builds the required outputs.
  if (paths.length === 0) buildStale();
  const results = names.map((name) => {
    const { runner, project } = SUITES[name];
    const chosen = projects.length > 0 ? paths : paths.filter((path) => suitesOf(path).includes(name));
    console.log(`== ${name}`);
    return runner(project, chosen, options);
  });
  for (const line of results.flatMap(({ notes }) => notes)) console.log(line);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

function readChoice(words) {
  const choice = { projects: [], paths: [], options: {} };
  for (let at = 0; at < words.length; at++) {
    const [name, inline] = words[at].split(/=(.*)/s, 2);
    const value = () => inline ?? words[++at] ?? fail(`${name} needs a value.`);
    if (name === '--project') choice.projects.push(value());
    else if (name === '--exclude') (choice.options.exclude ??= []).push(value());
    else if (name === '--changed') choice.options.changed = inline ?? true;
    else if (name === '--shard') choice.options.shard = value();
    else if (name === '-t') choice.options.title = value();
    else if (name.startsWith('-'))
      fail(`Unknown option "${name}". Known: --project, --exclude, --changed, --shard, -t.`);
    else choice.paths.push(words[at]);
  }
  return choice;
}

/**
 * Returns the suites of the given projects; without projects, the suites that contain the paths; without paths, the
 * suites of the command.
 */
function chosenSuites(projects, paths) {
  const suites = COMMANDS[command] ?? fail(`Unknown command "${command}".`);
  if (projects.length > 0) return projects.map((name) => (SUITES[name] ? name : fail(`Unknown project "${name}".`)));
  return paths.length > 0 ? [...new Set(paths.flatMap(suitesOf))] : suites;
}

function suitesOf(path) {
  if (path.startsWith('tests/journeys')) return ['journeys'];
  if (/^tests\/(e2e|hostile-pages)/.test(path)) return command === 'browsers' ? COMMANDS.browsers : ['full'];
  if (/^tests\/start\/dev\b/.test(path)) return ['development'];
  if (path.startsWith('tests/start/start.')) return ['start'];
  if (path.startsWith('tests/start')) return ['operations'];
  if (/\.sweep\.test\.tsx?$/.test(path) || command === 'sweeps') return ['sweeps'];
  return command === 'all' ? ['unit', 'sweeps'] : ['unit'];
}
