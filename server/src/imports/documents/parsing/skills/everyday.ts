/**
 * Skill names and aliases that are also everyday words, names of people or names of places. Normalized. In sentences,
 * they count only next to technical words.
 */
const GROUPS: Record<string, string> = {
  languages:
    'c d r go swift rust dart ruby scala elixir julia perl lua apex zig delphi groovy basic crystal nim elm shell sol ex',
  frontend:
    'react angular next lit redux bootstrap sass less stylus storybook astro remix ember gatsby alpine three pinia foundation node solid qwik backbone meteor polymer accessibility lottie',
  backend:
    'express nest deno bun flask celery spring hibernate rails phoenix play gin echo rest apollo rabbit tokio actix serverless fiber rocket grails sinatra bottle falcon tornado hapi nats',
  mobile: 'expo combine dagger hilt room ionic capacitor realm compose coroutines bloc cordova vapor maui',
  data: 'oracle elastic replication snowflake spark storm hive pig impala beam flink looker tableau excel statistics polars transformers torch experimentation access word outlook cockroach timescale cassandra',
  platform:
    'helm flux packer vault lambda containers argo sentry networking consul nomad chef puppet salt envoy prometheus boundary waypoint vagrant maven gradle ant make',
  devices:
    'unity unreal blender foundry zephyr can boost electron concurrency multithreading multiplayer blueprints anchor fusion godot vulkan shaders truffle hardhat',
  quality: 'cypress jest mocha chai cucumber gherkin postman charles allure burp kali jasmine karma protractor',
  products:
    'sanity liquid stripe mule fiori sketch illustrator illustration indesign branding typography budgeting mentoring coaching notion linear amplitude safe agile agil confluence miro ghost segment slack teams process photon flow',
};

const EVERYDAY = new Set(Object.values(GROUPS).flatMap((words) => words.split(' ')));
/** Names that are certain when capitalized: `Vue`. In lower case, as in `en vue de`, they need technical words. */
const CERTAIN_IF_CAPITALIZED = new Set(
  'vue vite svelte flutter framer bash playwright puppeteer mongo koa prisma tailwind sonar swagger contentful bluetooth airflow'
    .split(' ')
    .concat('after effects|service workers|can bus|custom elements|process builder|power apps'.split('|')),
);
/** Abbreviations that usually mean something else in sentences: one-time password, high school, registered nurse. */
const AMBIGUOUS = new Set('hs rb sh rx otp ws rn kt pg elt tf evm ps'.split(' '));
/** Names of people: `with Julia` does not mention a skill. */
const PEOPLE = new Set('julia ruby charles jasmine miro cassandra lottie'.split(' '));
/** Employers: `joined from Oracle`. */
const EMPLOYERS = new Set(
  'oracle elastic stripe slack notion sentry snowflake segment amplitude unity expo'.split(' '),
);
/** Seasons, places and states: `in Spring`, `in Phoenix`, `in Flux`. */
const WHEN_AND_WHERE = new Set('spring phoenix cypress boundary room maui flux'.split(' '));

/** Whether a normalized name, as written in a sentence, counts only next to technical words. */
export function isEveryday(key: string, written: string): boolean {
  return EVERYDAY.has(key) || (CERTAIN_IF_CAPITALIZED.has(key) && written === written.toLowerCase());
}

/** Whether a normalized name counts only in lists. */
export function isAmbiguousAbbreviation(key: string): boolean {
  return AMBIGUOUS.has(key);
}

/** Whether a normalized name is certain as soon as it is capitalized, although it is short. */
export function isCertainIfCapitalized(key: string): boolean {
  return CERTAIN_IF_CAPITALIZED.has(key);
}

export function isPersonName(key: string): boolean {
  return PEOPLE.has(key);
}

export function isEmployerName(key: string): boolean {
  return EMPLOYERS.has(key);
}

export function isTimeOrPlace(key: string): boolean {
  return WHEN_AND_WHERE.has(key);
}
