/** Writes a question, what people said of it while it was open, and how it came out: each as the product keeps it. */
import { randomUUID } from 'node:crypto'
import { type Random, standardNormal } from '#engine/random.ts'
import { askedOf } from '#forecasts/server/asked.ts'
import { addForecasts, lockQuestion, type Made as Row } from '#forecasts/server/forecast-store.ts'
import { whyNotForecast, whyNotNow } from '#forecasts/may-forecast.ts'
import type { Write } from '#items/server/transaction.ts'
import { insertItem, replaceLinks, reviseItem } from '#items/server/write-item.ts'
import { dayMs, dayOf } from '#kit/dates.ts'
import { prediction } from '#predictions/kind.ts'
import { type PredictionDetails, whyNotPrediction } from '#predictions/question.ts'
import type { Drawn } from '../draw.ts'
import { momentsOf } from '../speaking.ts'
import { viewOf } from '../view.ts'
import { simulationAuthor, wordsOf } from '../words.ts'
import type { Measured } from './list-series.ts'
import type { Simulated } from './people.ts'

type Asking = { drawn: Drawn<Measured>; people: readonly Simulated[]; now: Date; random: Random }

/** So many rows are written by a statement. */
const atOnce = 5000

export async function askQuestion(trx: Write, { drawn, people, now, random }: Asking): Promise<void> {
  const { content, opens, outcome } = contentOf(drawn)
  const at = new Date(opens)
  const { details } = content
  const made = { slug: null, author: simulationAuthor, ownerId: null, publishedAt: at, at, digest: null }
  const id = await insertItem(trx, { ...content, ...made })
  await replaceLinks(trx, id, content)
  const rows = await forecastsOf(trx, { id, drawn, people, now, random })
  for (let i = 0; i < rows.length; i += atOnce) await addForecasts(trx, rows.slice(i, i + atOnce)) // eslint-disable-line no-await-in-loop
  if (!outcome) return
  const known = { id, author: simulationAuthor, at: new Date(outcome.at) }
  await reviseItem(trx, known, { ...content, details: { ...details, outcome } })
}

function contentOf(drawn: Drawn<Measured>) {
  const { series, question, automatic, opens, closes, came, until, isDecided, group } = drawn
  const { title, label, summary, body, criteria, resolutionSource, reason } = wordsOf(drawn, series)
  const details: PredictionDetails = {
    question,
    criteria,
    resolutionSource,
    opens: `${opens}-07-01`,
    closes: `${closes}-12-31`,
    resolves: `${until + 1}-07-01`,
    // The series of what is over would answer again, with what is known only today.
    ...(automatic && !isDecided && { automatic }),
    ...(group && { group }),
    houseForecast: null,
    outcome: null,
  }
  const fault = whyNotPrediction(details)
  if (fault) throw new Error(`The question “${title}” cannot be: ${fault.field} ${fault.reason}`)
  const written = {
    title,
    label,
    summary,
    body,
    category: series.category,
    tags: ['simulation', ...series.tags.slice(0, 3)],
    horizon: { from: opens, to: until },
  }
  const links = [{ to: series.trend, relation: 'measured-by' as const }]
  const outcome = { state: 'resolved' as const, value: drawn.outcome, at: `${came + 1}-07-01`, reason }
  return {
    content: { kind: prediction, written, details, links },
    opens: details.opens,
    outcome: isDecided ? outcome : null,
  }
}

/** What everybody says, the first first, of the question as it stands: what the call would refuse is a fault of ours. */
async function forecastsOf(trx: Write, { id, drawn, people, now, random }: Asking & { id: string }): Promise<Row[]> {
  const [first] = people
  const row = first && (await lockQuestion(trx, id, first.user))
  if (!row) throw new Error('A question that was just written is not there.')
  const asked = askedOf(row)
  const begins = Date.parse(asked.opens)
  const ends = Date.parse(asked.closes) + dayMs
  const life = Math.min(ends, now.getTime()) - begins
  const shared = standardNormal(random)
  const rows = people.flatMap(({ forecasterId, ...person }) => {
    const luck = { shared, own: standardNormal(random) }
    return momentsOf(random).map((moment): Row => {
      const at = new Date(begins + Math.floor(moment * life))
      const estimate = drawn.sayOf(viewOf(person, drawn.truth, { luck, share: (moment * life) / (ends - begins) }))
      const why = whyNotForecast(asked.question, estimate) ?? whyNotNow(asked, dayOf(at))
      if (why) throw new Error(`A forecast of “${drawn.title}” cannot be: ${why}`)
      const kept = { itemId: id, itemVersion: row.version, wording: asked.wording, forecasterId }
      return { ...kept, at, estimate, until: null, reason: null, requestId: randomUUID() }
    })
  })
  return rows.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
