import { Server } from 'node:http';

/**
 * Preloaded into a server with `node --import`. Delays half of all requests by up to LATE_ANSWERS milliseconds, so that
 * responses arrive late and out of order. Reveals tests that read a page before it has loaded.
 */
const LONGEST = Number(process.env.LATE_ANSWERS);
const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...rest) {
  if (event !== 'request' || Math.random() < 0.5) return emit.call(this, event, ...rest);
  setTimeout(() => emit.call(this, event, ...rest), Math.random() * LONGEST);
  return true;
};
