import { Socket } from 'node:net';

/**
 * Loaded into a server before anything else (`node --import`), it has `jobs.example`, a site of the web, be a server of the
 * test’s, whose port JOB_SITE_PORT says. Whom the server may reach is judged before.
 */
const { connect } = Socket.prototype;
Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (options.host === 'jobs.example')
    Object.assign(options, { host: '127.0.0.1', port: Number(process.env.JOB_SITE_PORT) });
  return connect.apply(this, args);
};
