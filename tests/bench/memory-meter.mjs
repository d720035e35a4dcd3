import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a server before anything else (`node --import`), it prints `meter PORT`. A connection there that says `begin` is told its memory after
 * everything that nobody needs has gone, one that says `read` how much it has been at most since then: bytes of its resident set.
 */
// Processes that the server starts are none of its memory.
delete process.env.NODE_OPTIONS;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
let most = 0;
setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50).unref();

const meter = createServer((socket) => {
  socket.on('data', (asked) => {
    if (String(asked) === 'begin') {
      for (let round = 0; round < 3; round++) collect();
      most = process.memoryUsage.rss();
    }
    socket.end(String(most));
  });
});
meter.listen(0, '127.0.0.1', () => console.log(`meter ${meter.address().port}`));
meter.unref();
