/**
 * @import { Stage } from './stages.mjs'
 * @import { StageResult } from './table.mjs'
 * @typedef {StageResult & { said: string[] }} StageReport
 */

/**
 * Runs tasks one after the other; consecutive tasks with the same `beside` run in parallel. A task starts when those in
 * its `needs` have ended, and is not run if one of them has failed.
 * @param {Stage[]} stages
 * @param {(stage: Stage) => Promise<StageReport>} run
 * @param {(report: StageReport) => void} tell called with each task's report when it ends
 * @returns {Promise<StageReport[]>} in the order of `stages`
 */
export async function runStages(stages, run, tell) {
  /** @type {Map<string, Promise<StageReport>>} */
  const reports = new Map();

  /** @param {Stage} stage */
  const runWhenReady = async (stage) => {
    const needed = await Promise.all((stage.needs ?? []).map((name) => reports.get(name)));
    const broken = needed.find((report) => report && report.failed > 0);
    const report = broken ? notRun(stage, broken) : await run(stage);
    tell(report);
    return report;
  };

  for (const group of sideBySide(stages)) {
    for (const stage of group) reports.set(stage.name, runWhenReady(stage));
    await Promise.all(reports.values());
  }
  return Promise.all(reports.values());
}

/**
 * @param {Stage[]} stages
 * @returns {Stage[][]}
 */
function sideBySide(stages) {
  /** @type {Stage[][]} */
  const groups = [];
  for (const stage of stages) {
    const group = groups.at(-1);
    if (stage.beside && stage.beside === group?.[0]?.beside) group.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/**
 * @param {Stage} stage
 * @param {StageReport} broken
 * @returns {StageReport}
 */
const notRun = ({ name }, broken) => ({
  name,
  passed: 0,
  failed: 1,
  seconds: 0,
  said: [`${name} was not run: ${broken.name} failed.`],
});
