import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Preloaded into a server with `node --import`. Prints `meter PORT`. Clients of that port can read the resident set
 * size in bytes: `begin` returns its value after garbage collection, `read` its maximum since then.
 */
// Prevents child processes of the server from loading this file.
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
