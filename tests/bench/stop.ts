import { endUnderLoad } from '../faults/faults.ts';
import { openGround } from '../faults/ground.ts';

const TIMES = 20;

/**
 * `npm run bench stop`: a server is ended under a keyed call every 4 ms, 20 times by SIGTERM and 20 times by SIGKILL, and what wasn't
 * answered is repeated on a second one. SIGTERM cuts off nothing, and after both each key has done its work once, or this ends with 1.
 */
const ground = await openGround();
try {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const outcome = await endUnderLoad(ground, signal, TIMES);
    console.log(`${TIMES} times ${signal}:`, outcome);
    const { acknowledged, found, doubled, cutOff } = outcome;
    if (doubled > 0 || found < acknowledged || (signal === 'SIGTERM' && cutOff > 0)) process.exitCode = 1;
  }
} finally {
  await ground.close();
}
