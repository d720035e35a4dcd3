import { Resolver } from 'node:dns/promises';

/** What DNS says of a name. */
export interface Dns {
  /** Its TXT records, each as one text; null where nobody could say. */
  txt(name: string): Promise<string[] | null>;
  /** Whether it has an address; null where nobody could say. */
  hasAddress(name: string): Promise<boolean | null>;
}

export interface WithDns {
  dns: Dns;
}

/** Milliseconds that a server has for its first answer, and how often it is asked. */
const PATIENCE = { timeout: 3000, tries: 2 };
/** There is no such name, or none with such a record: an answer, not a failure. */
const NONE = ['ENOTFOUND', 'ENODATA'];

/** Asks these servers, or whom this machine asks. */
export function createDns(servers: string[]): Dns {
  const resolver = new Resolver(PATIENCE);
  if (servers.length > 0) resolver.setServers(servers);
  return {
    async txt(name) {
      const records = await answerTo(resolver.resolveTxt(name));
      // A text longer than 255 bytes comes in parts.
      return records && records.map((parts) => parts.join(''));
    },
    async hasAddress(name) {
      const answers = await Promise.all([answerTo(resolver.resolve4(name)), answerTo(resolver.resolve6(name))]);
      if (answers.some((addresses) => addresses && addresses.length > 0)) return true;
      return answers.includes(null) ? null : false;
    },
  };
}

async function answerTo<T>(question: Promise<T[]>): Promise<T[] | null> {
  try {
    return await question;
  } catch (error) {
    return NONE.includes((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
  }
}
