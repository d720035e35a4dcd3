import { Server } from 'node:http';

/**
 * Loaded into a server before anything else (`node --import`), it lets half of all requests wait for up to as many
 * milliseconds as LATE_ANSWERS says, so that answers arrive late and in another order. Tests that read a page before
 * it has what they look for fail with it.
 */
const LONGEST = Number(process.env.LATE_ANSWERS);
const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...rest) {
  if (event !== 'request' || Math.random() < 0.5) return emit.call(this, event, ...rest);
  setTimeout(() => emit.call(this, event, ...rest), Math.random() * LONGEST);
  return true;
};
