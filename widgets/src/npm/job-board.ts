import { defineElement } from '../kit/define.ts';
import { JobBoard } from './job-board-element.ts';

defineElement('job-board', JobBoard);

export { JobBoard };
