import type { TestProject } from 'vitest/node';
import { serveOnce } from './serve-once.ts';
import type { TemplateServer } from './template-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Local port of a server that responds with a `TemplateServer`. */
    postgresPort: number;
  }
}

/** Starts PostgreSQL only when a test requests the first database, because many test files use no database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<TemplateServer & { stop(): Promise<void> }> | undefined;
  const start = async () => (await import('./template-databases.ts')).startTemplateServer();
  const { port, close } = await serveOnce(() => (starting = start()));
  project.provide('postgresPort', port);
  return async () => {
    close();
    await starting?.then(({ stop }) => stop());
  };
}
