import { Socket } from 'node:net';

/**
 * Preload for a server (`node --import`): redirects connections to `jobs.example` to a local test server on
 * JOB_SITE_PORT. The server checks which addresses it may connect to before this code runs.
 */
const { connect } = Socket.prototype;
Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (options.host === 'jobs.example')
    Object.assign(options, { host: '127.0.0.1', port: Number(process.env.JOB_SITE_PORT) });
  return connect.apply(this, args);
};
