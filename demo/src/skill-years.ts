import { referenceSkills } from '@crewdock/server/dictionaries/reference/skills';

/** Returns the id of a skill. Throws for an unknown name, which is a mistake in the demo data. */
export function skillId(name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo data has an unknown skill: ${name}`);
  return id;
}

/** Returns the maximum possible years of experience with a skill. */
export function oldestExperience(name: string): number {
  return THIS_YEAR - (firstYears[name] ?? 1996);
}

/** A fixed year, because the data must not depend on the time of loading. */
const THIS_YEAR = 2026;

const ids = new Map(referenceSkills.map(([id, name]) => [name, id]));

/** Years in which technologies of the last twenty years appeared. */
// prettier-ignore
const firstYears: Record<string, number> = {
  TypeScript: 2013, Go: 2012, Rust: 2015, Kotlin: 2016, Swift: 2014, Scala: 2009, Elixir: 2014, Dart: 2014, Julia: 2014,
  Solidity: 2016, Zig: 2020, WebAssembly: 2018, Clojure: 2009, 'F#': 2008, 'C#': 2003,
  React: 2014, 'Vue.js': 2015, Angular: 2013, Svelte: 2019, 'Next.js': 2017, Nuxt: 2018, SolidJS: 2021, Redux: 2015,
  RxJS: 2014, NgRx: 2016, Pinia: 2021, 'TanStack Query': 2020, 'Tailwind CSS': 2019, 'Material UI': 2015,
  'styled-components': 2017, Storybook: 2017, Vite: 2021, Webpack: 2014, 'Three.js': 2012, 'D3.js': 2011, WebGL: 2012,
  WebRTC: 2013, Astro: 2022, Remix: 2022, Gatsby: 2017, PWA: 2016, jQuery: 2007, Bootstrap: 2011, Sass: 2009,
  'Micro frontends': 2018, 'Web Components': 2016, Lit: 2018, 'Alpine.js': 2020, Accessibility: 2005,
  'Node.js': 2011, Express: 2011, NestJS: 2018, Fastify: 2018, Deno: 2020, Bun: 2022, Django: 2007, Flask: 2011,
  FastAPI: 2019, Celery: 2010, 'Spring Boot': 2014, Spring: 2004, Hibernate: 2003, Quarkus: 2019, Micronaut: 2018,
  '.NET': 2003, 'ASP.NET Core': 2016, 'Entity Framework': 2009, Blazor: 2019, 'Ruby on Rails': 2006, Sidekiq: 2012,
  Laravel: 2012, Symfony: 2008, Yii: 2009, Phoenix: 2015, Akka: 2010, 'Play Framework': 2009, Ktor: 2018, Gin: 2015,
  gRPC: 2016, GraphQL: 2016, 'Apollo GraphQL': 2017, OpenAPI: 2012, Microservices: 2013, WebSockets: 2011,
  'Socket.IO': 2011, RabbitMQ: 2009, 'Apache Kafka': 2013, NATS: 2015, Prisma: 2019, TypeORM: 2017, SQLAlchemy: 2008,
  Pydantic: 2019, Tokio: 2018, 'Actix Web': 2019, Axum: 2022, 'OAuth 2.0': 2012, 'Event sourcing': 2011,
  'REST APIs': 2006, Serverless: 2016, Strapi: 2018, tRPC: 2021,
  'React Native': 2015, Expo: 2016, Flutter: 2018, iOS: 2009, SwiftUI: 2019, UIKit: 2009, Combine: 2019,
  'Core Data': 2009, Android: 2009, 'Jetpack Compose': 2021, 'Kotlin Multiplatform': 2020, 'Kotlin coroutines': 2018,
  Dagger: 2013, Room: 2017, Ionic: 2014, Capacitor: 2019, '.NET MAUI': 2022, Fastlane: 2015, Firebase: 2013, BLoC: 2019,
  Xcode: 2009, 'Android Studio': 2014, 'Bluetooth Low Energy': 2011, Realm: 2014,
  MariaDB: 2010, MongoDB: 2010, Redis: 2010, Elasticsearch: 2011, OpenSearch: 2021, 'Apache Cassandra': 2010,
  DynamoDB: 2012, Neo4j: 2011, ClickHouse: 2017, CockroachDB: 2018, Supabase: 2021, InfluxDB: 2014, TimescaleDB: 2018,
  pgvector: 2022, AWS: 2008, Azure: 2010, 'Google Cloud': 2012, Docker: 2014, Kubernetes: 2016, Helm: 2017,
  Terraform: 2015, Pulumi: 2019, Ansible: 2013, Jenkins: 2011, 'GitHub Actions': 2019, 'GitLab CI': 2015, CircleCI: 2013,
  'Argo CD': 2019, Prometheus: 2015, Grafana: 2015, Datadog: 2013, OpenTelemetry: 2020, Istio: 2018,
  'HashiCorp Vault': 2016, 'AWS Lambda': 2015, CloudFormation: 2011, 'AWS CDK': 2019, OpenShift: 2014, Cloudflare: 2011,
  Vercel: 2019, 'Azure DevOps': 2014, Sentry: 2013, Git: 2008, Packer: 2014, Flux: 2018, 'CI/CD': 2010, Nginx: 2007,
  Pandas: 2011, NumPy: 2007, 'scikit-learn': 2011, PyTorch: 2017, TensorFlow: 2016, Keras: 2016, 'Hugging Face': 2019,
  LangChain: 2023, 'OpenAI API': 2021, 'Retrieval-augmented generation': 2022, OpenCV: 2007, spaCy: 2016, MLflow: 2019,
  'Apache Spark': 2014, 'Apache Airflow': 2016, 'Apache Flink': 2016, dbt: 2018, Snowflake: 2016, BigQuery: 2012,
  Databricks: 2016, 'Amazon Redshift': 2013, 'Apache Hadoop': 2009, 'Power BI': 2015, Tableau: 2008, Looker: 2014,
  Metabase: 2016, Jupyter: 2013, XGBoost: 2015, 'Amazon SageMaker': 2018, Polars: 2022, 'Delta Lake': 2019,
  Selenium: 2007, Cypress: 2018, Playwright: 2020, Appium: 2013, Jest: 2016, Vitest: 2022, pytest: 2010, Cucumber: 2010,
  'Robot Framework': 2009, Postman: 2014, k6: 2018, TestRail: 2010, 'REST Assured': 2012, Allure: 2014,
  'Testing Library': 2019, RSpec: 2007, 'Mobile testing': 2009,
  Unity: 2008, Godot: 2015, Ethereum: 2016, Hardhat: 2020, 'ethers.js': 2017, Solana: 2021, Foundry: 2022,
  'Smart contract audits': 2017, Zephyr: 2017, STM32: 2008, ESP32: 2017, Arduino: 2008, 'Raspberry Pi': 2012, MQTT: 2010,
  'Embedded Linux': 2004, Electron: 2015, Tauri: 2021, ROS: 2010, CUDA: 2008, Vulkan: 2016, WPF: 2007,
  'Unreal Engine': 2006, 'Unreal Blueprints': 2014, FreeRTOS: 2006, Qt: 2003,
  WordPress: 2006, WooCommerce: 2012, Shopify: 2011, Magento: 2009, Drupal: 2006, Contentful: 2016, Sanity: 2018,
  Webflow: 2015, Salesforce: 2006, 'Lightning Web Components': 2019, Apex: 2008, 'SAP S/4HANA': 2016, 'SAP Fiori': 2014,
  ServiceNow: 2011, 'Dynamics 365': 2016, 'Power Platform': 2018, HubSpot: 2012, Stripe: 2012, Elementor: 2017,
  'Advanced Custom Fields': 2012, 'Salesforce Flow': 2016, MuleSoft: 2012,
  Figma: 2017, Sketch: 2012, Framer: 2016, Miro: 2017, Lottie: 2018, 'Design systems': 2014, Notion: 2018, Linear: 2020,
  Mixpanel: 2011, Amplitude: 2015, SAFe: 2013, Confluence: 2006, Jira: 2004, Scrum: 2004, Kanban: 2008, Agile: 2003,
  OWASP: 2005, 'Burp Suite': 2009, Metasploit: 2007, Splunk: 2008, Snyk: 2017, 'SOC 2': 2012, 'Kali Linux': 2013,
  SonarQube: 2010, 'Google Analytics': 2007,
};
