/** Questions of every type that have come out, with what people said of them. */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { insertItem } from '#items/server/write-item.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { prediction } from '#predictions/kind.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'

const range = { openBelow: false, openAbove: true }
const options = ['Solar', 'Wind', 'Coal', 'Gas']
const dayAt = (share: number) => `${2027 + Math.floor(share * 13)}-06-01`
const places = (middle: number) => [0.05, 0.2, 0.3, 0.4, 0.65].map((step) => Math.min(0.95, middle * 0.5 + step))
const five = <Value>(values: Value[]) => {
  const [p5, p25, p50, p75, p95] = values as [Value, Value, Value, Value, Value] // of `places`
  return { p5, p25, p50, p75, p95 }
}

type Kind = { question: Question; came: string; estimate: (middle: number) => Estimate }
const kinds: readonly Kind[] = [
  {
    question: { type: 'binary' },
    came: 'yes',
    estimate: (middle) => ({ type: 'binary', probability: middle }),
  },
  {
    question: { type: 'choice', options },
    came: 'Wind',
    estimate: (middle) => ({
      type: 'choice',
      probabilities: Object.fromEntries(options.map((one, i) => [one, i === 0 ? middle : (1 - middle) / 3])),
    }),
  },
  {
    question: { type: 'numeric', unit: 'ppm', range: { min: 0, max: 100, scale: 'linear', ...range } },
    came: '41.5',
    estimate: (middle) => ({ type: 'numeric', quantiles: five(places(middle).map((place) => place * 100)) }),
  },
  {
    question: { type: 'date', range: { min: '2027-01-01', max: '2040-12-31', ...range } },
    came: '2033-04-05',
    estimate: (middle) => ({ type: 'date', quantiles: five(places(middle).map(dayAt)) }),
  },
]

const opens = Date.parse('2026-01-01')
const lifeMs = 30 * 86_400_000
/** Spread evenly, and the same each time. */
const spread = (i: number) => 0.02 + 0.96 * ((i * 0.618_034) % 1)

/** Every second person says something else later. Answers how many forecasts that were. */
export async function addQuestions(
  { db, pool }: { db: Kysely<ContentTables>; pool: Pool },
  { questions, people }: { questions: number; people: number },
): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    'insert into forecaster (is_counted) select true from generate_series(1, $1) returning id',
    [people],
  )
  let forecasts = 0
  for (let i = 0; i < questions; i++) {
    const kind = kinds[i % kinds.length]
    if (!kind) continue
    const id = await addQuestion(db, kind, i) // eslint-disable-line no-await-in-loop
    const said = rows.flatMap(({ id: forecaster }, k) =>
      [0, 0.5].slice(0, 1 + (k % 2)).map((later) => ({
        forecaster,
        at: new Date(opens + (later + 0.5 * spread(i + k)) * lifeMs),
        estimate: kind.estimate(spread(i * people + k + later)),
      })),
    )
    const inOrder = said.toSorted((a, b) => a.at.getTime() - b.at.getTime())
    // eslint-disable-next-line no-await-in-loop
    await pool.query(
      `insert into forecast (item_id, item_version, wording, forecaster_id, at, estimate, request_id)
      select $1, 1, '', forecaster, at, estimate, gen_random_uuid()
      from jsonb_to_recordset($2) as row (forecaster uuid, at timestamptz, estimate jsonb)`,
      [id, JSON.stringify(inOrder)],
    )
    forecasts += inOrder.length
  }
  return forecasts
}

function addQuestion(db: Kysely<ContentTables>, { question, came }: Kind, i: number): Promise<string> {
  const at = new Date(opens)
  const details = {
    question,
    criteria: 'As the survey of the year says in its first table.',
    resolutionSource: 'The survey',
    opens: '2026-01-01',
    closes: '2026-01-30',
    resolves: '2026-12-31',
    houseForecast: null,
    outcome: { state: 'resolved' as const, value: came, at: '2026-06-01', reason: 'It was seen.' },
  }
  const written = {
    title: `What comes of number ${i}?`,
    label: `Number ${i}`,
    summary: 'One of many questions, to see how long their scores take.',
    body: 'It came out.',
    category: 'social' as const,
    tags: ['testing'],
    horizon: { from: 2026, to: 2026 },
  }
  return db.transaction().execute((trx) =>
    insertItem(trx, {
      kind: prediction,
      written,
      details,
      links: [],
      slug: null,
      author: 'Farsight',
      ownerId: null,
      publishedAt: at,
      at,
      digest: null,
    }),
  )
}
