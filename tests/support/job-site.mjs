import { Socket } from 'node:net';

/**
 * Preloaded into a server with `node --import`. Redirects connections to `jobs.example` to a local test server on
 * JOB_SITE_PORT, after the server has checked that the address is allowed.
 */
const { connect } = Socket.prototype;
Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (options.host === 'jobs.example')
    Object.assign(options, { host: '127.0.0.1', port: Number(process.env.JOB_SITE_PORT) });
  return connect.apply(this, args);
};
