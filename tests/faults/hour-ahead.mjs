/** Preloaded into a server with `node --import`. Sets the process's clock an hour ahead. */
const AHEAD_MS = 3_600_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + AHEAD_MS] : given));
  }

  static now() {
    return RealDate.now() + AHEAD_MS;
  }
};
