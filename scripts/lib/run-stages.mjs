/**
 * @import { Stage } from './stages.mjs'
 * @import { StageResult } from './table.mjs'
 * @typedef {StageResult & { said: string[] }} StageReport
 */

/**
 * Runs stages one after the other, those of one `beside` that follow each other side by side. A stage waits for what
 * it needs, and is not run when that has failed.
 * @param {Stage[]} stages
 * @param {(stage: Stage) => Promise<StageReport>} run
 * @param {(report: StageReport) => void} tell hears of each stage as it ends
 * @returns {Promise<StageReport[]>} in the order of the stages
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
