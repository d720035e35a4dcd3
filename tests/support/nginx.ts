import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NGINX = '/usr/sbin/nginx';

/** Debian's nginx, installed where we may and it is missing. */
export function obtainNginx(): string {
  if (existsSync(NGINX)) return NGINX;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    apt('update', '-q');
    apt('install', '-q', '-y', '--no-install-recommends', 'nginx-light', 'openssl');
  }
  if (!existsSync(NGINX)) throw new Error(`There is no ${NGINX}: install nginx.`);
  return NGINX;
}
