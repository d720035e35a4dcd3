import { endUnderLoad } from '../faults/faults.ts';
import { openGround } from '../faults/ground.ts';

const TIMES = 20;

/**
 * `npm run bench stop`: stops a server under load (a call with an idempotency key every 4 ms), 20 times with SIGTERM
 * and 20 times with SIGKILL, and repeats unanswered calls on a second server. Exits with 1 if SIGTERM cuts off a call,
 * or a key did not take effect exactly once.
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
