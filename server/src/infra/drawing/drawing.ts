import { createHash } from 'node:crypto';
import { ProcessPool } from '../workers/pool.ts';
import { WorkKilled, type WorkLimits } from '../workers/worker-process.ts';
import type { DrawingResult, DrawingTask } from './draw.ts';
import * as errors from '../../core/messages/errors/file.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Renders SVG as PNG in worker processes. */
export interface SvgRenderer {
  /** Renders a drawing. The queue is fair between callers. Throws `busyError()` when too many drawings wait. */
  draw(order: DrawingTask, caller: string): Promise<DrawingResult>;
  close(): Promise<void>;
}

export interface WithDrawing {
  drawing: SvgRenderer;
}

const LIMITS: WorkLimits = { ms: 10_000, memoryMb: 512 };

export function createDrawing(limits = LIMITS): SvgRenderer {
  const pool = new ProcessPool<DrawingTask, DrawingResult>({
    module: new URL('./draw.ts', import.meta.url),
    name: 'drawSvg',
    limits,
    jobsPerProcess: 50,
    waiting: { perCaller: 20, overall: 100 },
  });
  return {
    async draw(order, caller) {
      const key = createHash('sha256').update(`${order.width} ${order.height} ${order.svg}`).digest('base64url');
      try {
        return await pool.run(key, order, { caller });
      } catch (error) {
        if (!(error instanceof WorkKilled)) throw error;
        return { refused: formatMessage(errors.tooComplex) };
      }
    },
    close: () => pool.close(),
  };
}
