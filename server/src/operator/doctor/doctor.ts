import type { Command } from 'commander';
import type { CommandOutput } from '../answer.ts';
import { type CommandRunner, addCommand } from '../command.ts';
import type { Desk } from '../desk.ts';
import { checkDatabase, checkEncryption, checkMigrations, checkRights } from './database.ts';
import type { DoctorFinding } from './finding.ts';
import { checkClock, checkDisk, checkOpenFiles, checkVariables } from './machine.ts';
import { checkModel } from './model.ts';
import { checkReplicas } from './replicas.ts';
import { checkMails, checkQueue, checkFileStore } from './services.ts';

type Check = (desk: Desk) => Promise<DoctorFinding>;

const CHECKS: Record<string, Check> = {
  variables: checkVariables,
  database: checkDatabase,
  rights: checkRights,
  migrations: checkMigrations,
  keys: checkEncryption,
  replicas: checkReplicas,
  clock: checkClock,
  disk: checkDisk,
  'open files': checkOpenFiles,
  files: checkFileStore,
  mail: checkMails,
  jobs: checkQueue,
  model: checkModel,
};

export function addDoctorCommand(program: Command, run: CommandRunner): void {
  addCommand(
    program,
    'doctor',
    'Checks everything that an instance needs, and fails if something prevents it from running.',
  ).action((options) => run(examine, options));
}

/**
 * Runs all checks. Does not check the configuration, because commands do not start with an invalid configuration and
 * the error lists its problems.
 */
async function examine(desk: Desk): Promise<CommandOutput> {
  const findings: (DoctorFinding & { check: string })[] = [];
  for (const [check, look] of Object.entries(CHECKS)) {
    findings.push({ check, ...(await look(desk).catch(failed)) });
  }
  return {
    data: findings,
    text: findings.map(({ check, state, said }) => `${MARKS[state]} ${check}: ${said}`),
    failed: findings.some(({ state }) => state === 'fail'),
  };
}

const MARKS = { ok: '✓', warn: '!', fail: '✗' };

function failed(error: unknown): DoctorFinding {
  return { state: 'fail', said: error instanceof Error ? error.message : String(error) };
}
