import { FAULTS, LONG, SHORT } from './faults.ts';
import { openGround } from './ground.ts';

/**
 * `npm run test:faults`: injects one infrastructure fault after another and prints how many calls were acknowledged,
 * found and duplicated. `-- --short` takes a minute, `-- frozen` runs the faults whose name contains that word. Exits
 * with 1 if any call is missing or duplicated.
 */
const words = process.argv.slice(2);
const extent = words.includes('--short') ? SHORT : LONG;
const chosen = words.filter((word) => !word.startsWith('--'));

for (const [name, fault] of Object.entries(FAULTS)) {
  if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue;
  const ground = await openGround();
  try {
    const outcome = await fault(ground, extent);
    console.log(`${name}:`, outcome);
    if ('notRun' in outcome) continue;
    if (outcome.found < outcome.acknowledged || outcome.doubled > 0) process.exitCode = 1;
  } finally {
    await ground.close();
  }
}
