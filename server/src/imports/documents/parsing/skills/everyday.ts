/**
 * Skill names and aliases that are also everyday words, names of people or names of places. Normalized. In sentences,
 * they count only next to technical words.
 */
const GROUPS: Record<string, string> = {
  languages:
    'c d r go swift rust dart ruby scala elixir julia perl lua bash apex zig delphi groovy basic crystal nim elm shell sol ex',
  frontend:
    'react angular svelte next nuxt lit redux bootstrap sass less stylus storybook astro remix ember gatsby alpine three vue pinia tailwind foundation vite node solid qwik backbone meteor polymer mobx accessibility',
  backend:
    'express nest deno bun flask celery spring hibernate rails phoenix play gin echo rest apollo rabbit prisma tokio actix axum serverless strapi sidekiq microservice microservices fiber rocket grails sinatra bottle falcon tornado koa hapi fastify nats',
  mobile:
    'expo flutter combine dagger hilt room ionic capacitor realm compose coroutines bloc fastlane cordova vapor iphone',
  data: 'oracle elastic replication snowflake spark storm hive pig impala beam flink airflow looker tableau excel statistics polars transformers torch keras experimentation access word outlook mongo cockroach timescale',
  platform:
    'helm flux packer vault lambda containers argo sentry networking consul nomad chef puppet salt envoy linkerd prometheus boundary waypoint vagrant jenkins istio ansible linux maven gradle ant make',
  devices:
    'unity unreal blender foundry zephyr can boost electron concurrency multithreading multiplayer blueprints anchor arduino fusion godot vulkan shaders truffle',
  quality:
    'cypress jest mocha chai cucumber gherkin postman charles allure burp kali playwright appium jasmine karma protractor puppeteer',
  products:
    'sanity liquid stripe mule fiori sketch illustrator framer illustration indesign branding typography budgeting mentoring coaching notion linear amplitude safe agile agil confluence miro figma ghost segment slack teams process photon magento flow',
};

const EVERYDAY = new Set(Object.values(GROUPS).flatMap((words) => words.split(' ')));
/** Words of these groups that rarely have another meaning in a CV. */
const CERTAIN = new Set(
  'svelte fastlane flutter sidekiq framer microservice microservices strapi vue nuxt mobx fastify vite linux jenkins ansible istio figma appium playwright puppeteer tailwind prisma mongo keras magento linkerd koa axum bash arduino iphone'.split(
    ' ',
  ),
);
/** Names of people: `with Julia` does not mention a skill. */
const PEOPLE = new Set('julia ruby charles jasmine miro'.split(' '));
/** Seasons and places: `in Spring`, `in Phoenix`. */
const WHEN_AND_WHERE = new Set('spring phoenix cypress boundary room'.split(' '));

/** Whether a normalized name counts in sentences only next to technical words. */
export function isEveryday(key: string): boolean {
  return EVERYDAY.has(key) && !CERTAIN.has(key);
}

export function isPersonName(key: string): boolean {
  return PEOPLE.has(key);
}

export function isTimeOrPlace(key: string): boolean {
  return WHEN_AND_WHERE.has(key);
}
