/**
 * @import { Task } from './tasks.mjs'
 * @import { TaskResult } from './table.mjs'
 * @typedef {TaskResult & { messages: string[] }} TaskReport
 */

/**
 * Runs tasks one after the other; consecutive tasks with the same `parallelGroup` run in parallel. A task starts when
 * those in its `needs` have ended, and is not run if one of them has failed.
 * @param {Task[]} tasks
 * @param {(task: Task) => Promise<TaskReport>} run
 * @param {(report: TaskReport) => void} onEnd called with each task's report when it ends
 * @returns {Promise<TaskReport[]>} in the order of `tasks`
 */
export async function runTasks(tasks, run, onEnd) {
  /** @type {Map<string, Promise<TaskReport>>} */
  const reports = new Map();

  /** @param {Task} task */
  const runWhenReady = async (task) => {
    const needed = await Promise.all((task.needs ?? []).map((name) => reports.get(name)));
    const failedNeed = needed.find((report) => report && report.failed > 0);
    const report = failedNeed ? notRun(task, failedNeed) : await run(task);
    onEnd(report);
    return report;
  };

  for (const group of parallelGroups(tasks)) {
    for (const task of group) reports.set(task.name, runWhenReady(task));
    await Promise.all(reports.values());
  }
  return Promise.all(reports.values());
}

/**
 * @param {Task[]} tasks
 * @returns {Task[][]}
 */
function parallelGroups(tasks) {
  /** @type {Task[][]} */
  const groups = [];
  for (const task of tasks) {
    const group = groups.at(-1);
    if (task.parallelGroup && task.parallelGroup === group?.[0]?.parallelGroup) group.push(task);
    else groups.push([task]);
  }
  return groups;
}

/**
 * @param {Task} task
 * @param {TaskReport} failedNeed
 * @returns {TaskReport}
 */
const notRun = ({ name }, failedNeed) => ({
  name,
  passed: 0,
  failed: 1,
  seconds: 0,
  messages: [`${name} was not run: ${failedNeed.name} failed.`],
});
