/**
 * Loaded into the measured server (`node -r`): answers questions of its parent about memory, the delay
 * of the event loop and the rows that queries read.
 */
const { monitorEventLoopDelay } = require('node:perf_hooks');
const { isMainThread } = require('node:worker_threads');

const RESOLUTION_MS = 5;

/** Plain reads: statements that lock rows or write are not explained. */
const EXPLAINED = /^\s*(select|with)\b(?!.*\bfor (no key )?(update|share)\b)/is;

/** The rows read by scans, including loops and rows that a condition removed. */
const rowsReadBy = (plan) => {
  const own = /Scan$/.test(plan['Node Type'])
    ? plan['Actual Loops'] *
      (plan['Actual Rows'] +
        (plan['Rows Removed by Filter'] ?? 0) +
        (plan['Rows Removed by Index Recheck'] ?? 0))
    : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsReadBy(part), own);
};

const measure = () => {
  const { Client } = require('pg');
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const { query } = Client.prototype;
  /** The plans of the queries since `explain`; null while they are not collected. */
  let plans = null;

  Client.prototype.query = function (...args) {
    const [text, values] = args;
    if (plans === null || typeof text !== 'string' || !EXPLAINED.test(text)) {
      return query.apply(this, args);
    }
    const explained = plans;
    return query
      .call(this, `explain (analyze, buffers, timing off, format json) ${text}`, values)
      .then(({ rows: [row] }) => {
        const found = row['QUERY PLAN'];
        explained.push({ text, plan: typeof found === 'string' ? JSON.parse(found) : found });
        return query.apply(this, args);
      });
  };

  const milliseconds = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const ANSWERS = {
    /** The delay of the event loop since the last reset. */
    load() {
      const { rss, heapUsed } = process.memoryUsage();
      return {
        rss,
        heapUsed,
        delayP99: milliseconds(delay.percentile(99)),
        delayMax: milliseconds(delay.max),
      };
    },
    /** Milliseconds of processor time since the process began. */
    cpu() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    reset() {
      delay.reset();
    },
    /** The heap without garbage. */
    heap() {
      globalThis.gc();
      return process.memoryUsage();
    },
    explain() {
      plans = [];
    },
    plans() {
      const explained = plans ?? [];
      plans = null;
      return explained.map(
        ({ text, plan: [{ Plan, 'Execution Time': ms, 'Planning Time': planningMs }] }) => ({
          text,
          ms,
          planningMs,
          rows: rowsReadBy(Plan),
          blocks: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
          plan: Plan,
        }),
      );
    },
  };

  process.on('message', ({ id, question }) => {
    process.send({ id, answer: ANSWERS[question]() });
  });
  // The channel must not keep the server running.
  process.channel.unref();
};

if (isMainThread && process.send) measure();
