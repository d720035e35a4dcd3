import type { Health } from '@crewdock/contract/staff/health';
import { t } from '../../i18n/translate.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { formatMoment } from '../../ui/format/formatMoment.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import * as messages from './messages.ts';
import { HealthList } from './Rows.ts';

type Task = Health['tasks'][0];

/** Lists each type of background job: queue length and age, failures, and last success. */
export function Jobs({ tasks }: { tasks: Task[] }) {
  return (
    <Section title={t(messages.jobsTitle)} about={t(messages.jobsAbout)}>
      <HealthList aria-label={t(messages.jobsTitle)}>
        {tasks.map((task) => (
          <li key={task.task}>
            <span>
              <strong>{task.task}</strong>
              <small>
                {task.succeeded
                  ? t(messages.lastSuccess, { time: formatMoment(task.succeeded) })
                  : t(messages.noSuccess)}
              </small>
              {task.oldest && <small>{t(messages.waitingSince, { time: formatMoment(task.oldest) })}</small>}
              {task.error && <small>{task.error}</small>}
            </span>
            <span>
              {formatCounts(task)}{' '}
              {task.failed > 0 && <Badge $tone="red">{t(messages.failedCount, { count: task.failed })}</Badge>}
            </span>
          </li>
        ))}
      </HealthList>
    </Section>
  );
}

function formatCounts({ waiting, later, running }: Task): string {
  const parts = [
    waiting > 0 && t(messages.waitingCount, { count: waiting }),
    running > 0 && t(messages.runningCount, { count: running }),
    later > 0 && t(messages.laterCount, { count: later }),
  ];
  return parts.filter(Boolean).join(', ');
}
