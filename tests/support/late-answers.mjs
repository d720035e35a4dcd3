import { Server } from 'node:http';

/**
 * Preload for a server (`node --import`): delays half of all requests by up to LATE_ANSWERS milliseconds, so that
 * responses arrive late and out of order. Exposes tests that read a page before it has loaded.
 */
const LONGEST = Number(process.env.LATE_ANSWERS);
const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...rest) {
  if (event !== 'request' || Math.random() < 0.5) return emit.call(this, event, ...rest);
  setTimeout(() => emit.call(this, event, ...rest), Math.random() * LONGEST);
  return true;
};
