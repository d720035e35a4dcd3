import { existsSync } from 'node:fs';
import { obtainPackage } from './obtain-package.ts';

const NGINX = '/usr/sbin/nginx';

/** Debian's nginx, installed where we may and it is missing. */
export function obtainNginx(): string {
  if (!existsSync(NGINX)) obtainPackage('nginx-light', 'openssl');
  if (!existsSync(NGINX)) throw new Error(`There is no ${NGINX}: install nginx.`);
  return NGINX;
}
