/**
 * Has a local server misbehave in every way that the tests of a language model's jobs list, and counts the ways of which
 * anything reached a reading or a report: those are the tests that fail.
 */
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/program.ts'
import { badCriticisms } from '../../test/analyses/criticising-misbehaviours.ts'
import { badJudgements } from '../../test/analyses/judging-misbehaviours.ts'
import { badAnswers, badWords } from '../../test/analyses/model-misbehaviours.ts'
import { badPlans } from '../../test/analyses/planning-misbehaviours.ts'
import { badEndpoints, badReadings } from '../../test/analyses/reading-misbehaviours.ts'

type Named = readonly { name: string }[]
/** By the file that tries them. */
const jobs: Record<string, { file: string; ways: Named }> = {
  read: { file: 'src/analyses/server/model/reader.test.ts', ways: [...badReadings, ...badEndpoints] },
  plan: { file: 'src/analyses/server/model/plan.test.ts', ways: badPlans },
  judge: { file: 'src/analyses/server/model/judge.test.ts', ways: badJudgements },
  write: { file: 'src/analyses/server/wording/word-report.test.ts', ways: [...badWords, ...badAnswers] },
  criticise: { file: 'src/analyses/server/model/criticise.test.ts', ways: badCriticisms },
}

type Tried = { name: string; assertionResults: { status: string; title: string }[] }

export async function benchMisbehaviours() {
  const reportFile = join(tmpdir(), `farsight-misbehaviours-${process.pid}.json`)
  const files = Object.values(jobs).map(({ file }) => file)
  const projects = ['--project=pure', '--project=database']
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`]
  await run('vitest', ['run', ...projects, ...reporters, ...files])
  const { testResults } = JSON.parse(await readFile(reportFile, 'utf8')) as { testResults: Tried[] } // Vitest's report
  await rm(reportFile)
  const byJob = Object.entries(jobs).map(([job, { file, ways }]) => [job, countOf(ways, file, testResults)] as const)
  const sum = (pick: (one: Counted) => number) => byJob.reduce((total, [, one]) => total + pick(one), 0)
  return {
    ways: sum(({ ways }) => ways),
    tried: sum(({ tried }) => tried),
    reached: sum(({ reached }) => reached),
    byJob: Object.fromEntries(byJob),
  }
}

type Counted = { ways: number; tried: number; reached: number }

/** A test is called by its way, and by what must not come of it. */
function countOf(ways: Named, file: string, results: readonly Tried[]): Counted {
  const tests = results.filter(({ name }) => name.endsWith(file)).flatMap(({ assertionResults }) => assertionResults)
  const tried = ways.flatMap(({ name }) => tests.find(({ title }) => title.startsWith(name)) ?? [])
  return { ways: ways.length, tried: tried.length, reached: tried.filter(({ status }) => status !== 'passed').length }
}
