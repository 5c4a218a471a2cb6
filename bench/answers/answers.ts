/**
 * Questions whose right reading and right answer are known: each is read, ordered and answered as a buyer's would be, and
 * what comes of it is judged. How many are read right and answered right, and what is wrong with the others.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { benchWorld, quantile, rounded } from '../world.ts'
import { faultsOf } from './gold.ts'
import { headlineOf } from './judge/headline.ts'
import { type Gold, judge } from './judge/verdict.ts'
import { buy, type Bought, givenBuyer } from './order.ts'
import { type GoldFile, onRunningBase } from './running-base.ts'
import { sizeOf } from './size.ts'
import { tell } from './tell.ts'

type Options = { gold?: string | undefined; only?: string | undefined; ids?: string | undefined }

export async function benchAnswers({ gold: folder, only, ids }: Options) {
  if (folder === undefined) throw new Error('Name the folder of questions: --gold DIR.')
  const file = folder.endsWith('.json') ? folder : join(folder, 'gold-open.json')
  const all = JSON.parse(await readFile(file, 'utf8')) as GoldFile // of the shape that its README describes
  const { app, database, close } = await benchWorld({ licences: await licencesAsked() })
  try {
    await app.startAnalyses()
    const { gold, changed } = await onRunningBase(file, all, { app, pool: database.pool })
    for (const line of changed) process.stderr.write(`not as in the file, ${line}\n`)
    const buyer = await givenBuyer(app, database.pool)
    await buy(buyer, 'Will there be more solar power in 2030?') // until the program is warm
    const seen = []
    const chosen = ids?.split(',')
    for (const one of gold.filter(({ question }) => chosen?.includes(question.id) ?? true)) {
      const answered = answeredOf(one, await buy(buyer, one.question.text))
      seen.push(answered)
      if (only) process.stderr.write(`${tell(answered)}\n`)
    }
    return summaryOf(seen)
  } finally {
    await close()
  }
}

/** The gold was worked out with all series of the collection, those that are withheld without a licence too. */
export async function licencesAsked(): Promise<string[]> {
  const folder = 'collection/trends'
  const files = await readdir(folder)
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.filter((text) => /^ {2}terms:/m.test(text)).flatMap((text) => /^ {2}id: (\S+)/m.exec(text)?.[1] ?? [])
}

export type Answered = ReturnType<typeof answeredOf>

/** What is refused before it is read (an empty question) has nothing to read. */
function answeredOf(gold: Gold, bought: Bought) {
  const { preview, report } = bought
  const faults = preview ? faultsOf(gold.question, preview.read) : []
  const headline = report && headlineOf(report)
  return { gold, bought, faults, headline, judged: judge(gold, bought), size: report && sizeOf(report) }
}

function summaryOf(seen: Answered[]) {
  const answerable = seen.filter(({ gold }) => gold.question.answerable !== 'no')
  const unanswerable = seen.filter(({ gold }) => gold.question.answerable === 'no')
  const verdicts = (is: string) => seen.filter(({ judged }) => judged.is === is).length
  const sizes = seen.flatMap(({ size }) => size ?? [])
  const share = (some: Answered[], of: Answered[]) => rounded(some.length / of.length, 3)
  return {
    questions: seen.length,
    readRight: share(
      seen.filter(({ faults }) => faults.length === 0),
      seen,
    ),
    answeredRight: share(
      answerable.filter(({ judged }) => judged.is === 'right'),
      answerable,
    ),
    headlineOfAnotherEvent: seen.filter(({ judged }) => judged.isAnotherEvent).length,
    wrongNumbers: verdicts('wrong-number'),
    unanswered: verdicts('unanswered'),
    falseRefusals: verdicts('false-refusal'),
    wrongRefusals: verdicts('wrong-refusal'),
    unanswerable: unanswerable.length,
    refusalsNamingWhatIsMissing: unanswerable.filter(({ judged }) => judged.namesMissing).length,
    secondsP95: rounded(
      quantile(
        seen.flatMap(({ bought }) => (bought.report ? bought.seconds : [])),
        0.95,
      ),
    ),
    previewMillisecondsP95: rounded(
      quantile(
        seen.map(({ bought }) => bought.previewMs),
        0.95,
      ),
    ),
    medianWords: quantile(
      sizes.map(({ words }) => words),
      0.5,
    ),
    medianNotes: quantile(
      sizes.map(({ notes }) => notes),
      0.5,
    ),
  }
}
