import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { obtainPackage } from './obtain-package.ts';

const HAPROXY = '/usr/sbin/haproxy';

/**
 * Starts Debian's HAProxy in front of servers on these ports. If a server fails, GET requests are retried on another
 * server.
 */
export async function startHaproxy(folder: string, port: number, ports: number[]): Promise<{ stop(): Promise<void> }> {
  if (!existsSync(HAPROXY)) obtainPackage('haproxy');
  if (!existsSync(HAPROXY)) throw new Error(`There is no ${HAPROXY}: install haproxy.`);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 40s
  timeout check 5s
  option redispatch 1
  retries 3
frontend all
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  retry-on conn-failure empty-response response-timeout
  http-request disable-l7-retry unless METH_GET
  option httpchk GET /readyz
  default-server check inter 1s fall 3 rise 1
${ports.map((each, at) => `  server s${at} 127.0.0.1:${each}`).join('\n')}
`,
  );
  const child = spawn(HAPROXY, ['-db', '-f', file], { stdio: 'ignore' });
  return {
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
