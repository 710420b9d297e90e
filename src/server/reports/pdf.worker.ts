import { move } from 'piscina';
import { yieldToRequests } from '../yieldToRequests';
import { printed, type Report } from './printers';

yieldToRequests();

/** A task of the worker thread: prints a report and returns the bytes of its file. */
export default async function print(report: Report) {
  // Transfers the buffer instead of copying it.
  return move(await printed(report));
}
