import { existsSync } from 'node:fs';
import { obtainPackage } from './obtain-package.ts';

const NGINX = '/usr/sbin/nginx';

/** Path of Debian's nginx. Installs it if it is missing and the user is root. Throws if it cannot be installed. */
export function obtainNginx(): string {
  if (!existsSync(NGINX)) obtainPackage('nginx-light', 'openssl');
  if (!existsSync(NGINX)) throw new Error(`There is no ${NGINX}: install nginx.`);
  return NGINX;
}
