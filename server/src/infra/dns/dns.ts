import { Resolver } from 'node:dns/promises';

export interface Dns {
  /** Returns the TXT records of a name, each joined into one string; null if the look-up failed. */
  txt(name: string): Promise<string[] | null>;
  /** Returns whether the name has an IPv4 or IPv6 address; null if the look-up failed. */
  hasAddress(name: string): Promise<boolean | null>;
}

export interface WithDns {
  dns: Dns;
}

/** Timeout of the first try in milliseconds, and number of tries per server. */
const PATIENCE = { timeout: 3000, tries: 2 };
/** Error codes for a missing name or record: these are valid answers, not failures. */
const NONE = ['ENOTFOUND', 'ENODATA'];

/** Creates a resolver that uses these DNS servers, or the servers of the operating system when the list is empty. */
export function createDns(servers: string[]): Dns {
  const resolver = new Resolver(PATIENCE);
  if (servers.length > 0) resolver.setServers(servers);
  return {
    async txt(name) {
      const records = await answerTo(resolver.resolveTxt(name));
      // TXT records longer than 255 bytes arrive in several parts.
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
