/** Fills a base with people who are made up, over questions of real series, and works out what the product makes of them. */
import { type Kysely, sql } from 'kysely'
import { seededRandom } from '#engine/random.ts'
import { crowdWork } from '#forecasts/server/crowd-work.ts'
import { listForecast } from '#forecasts/server/crowd-store.ts'
import { learnCrowd } from '#forecasts/server/learning/learn-work.ts'
import { rebuildCrowd } from '#forecasts/server/rebuild-crowd.ts'
import { forecastScoringReader, forecastScoringWork } from '#forecasts/server/scores/scoring-work.ts'
import type { ContentTables } from '#items/server/tables.ts'
import type { Database } from '#kit/server/database.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { createLog } from '#kit/server/log.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { drawQuestions } from '../draw.ts'
import { peopleOf } from '../person.ts'
import { openBeside, type Simulation, type Wish } from '../simulation.ts'
import { askQuestion } from './ask.ts'
import { listSeries } from './list-series.ts'
import { findSimulation, saveSimulation } from './mark-store.ts'
import { addPeople } from './people.ts'

/** Each part has its own chance, so that more people change no question. */
const randomOf = (seed: number, part: number) => seededRandom(seed + part * 2 ** 32)

/** The base says that it is a simulation before anything of it is there. */
export async function claimBase(db: Kysely<ContentTables>, { questions, ...wish }: Wish): Promise<void> {
  await saveSimulation(db, { ...wish, questions, open: openBeside(questions), stage: 'claimed' })
}

/** Makes what is missing, in a base that was claimed and has its series. */
export async function fillBase(database: Database<ContentTables>, now: Date): Promise<Simulation> {
  const claimed = await findSimulation(database.db)
  if (!claimed) throw new Error('A base is filled only once it says that it is a simulation.')
  if (claimed.stage === 'claimed') await addAll(database.db, claimed, now)
  if (claimed.stage !== 'complete') await settle(database, now)
  const complete: Simulation = { ...claimed, stage: 'complete' }
  await saveSimulation(database.db, complete)
  return complete
}

/** Whoever fills a base at the same time waits, and finds that it is filled. */
const fillLock = 7_341_957

/** All of it or nothing. */
function addAll(db: Kysely<ContentTables>, claimed: Simulation, now: Date): Promise<void> {
  const { seed, questions: resolved, open, forecasters } = claimed
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${fillLock})`.execute(trx)
    if ((await findSimulation(trx))?.stage !== 'claimed') return
    const thisYear = now.getUTCFullYear()
    const drawn = drawQuestions(await listSeries(trx), { resolved, open, thisYear }, randomOf(seed, 1))
    if (drawn.length < resolved + open) throw new Error(`The series of this base make only ${drawn.length} questions.`)
    const people = await addPeople(trx, peopleOf(forecasters, randomOf(seed, 0)), now)
    for (const [i, one] of drawn.entries())
      await askQuestion(trx, { drawn: one, people, now, random: randomOf(seed, 2 + i) }) // eslint-disable-line no-await-in-loop
    await saveSimulation(trx, { ...claimed, stage: 'filled' })
  })
}

/** Crowds and scores of all that was said, and what is learnt of them, by what the product makes them with. Again it changes nothing. */
async function settle(database: Database<ContentTables>, now: Date): Promise<void> {
  const { db } = database
  for (const { id } of await listForecast(db, null)) await rebuildCrowd(db, id) // eslint-disable-line no-await-in-loop
  const queue = openQueue({ database, log: createLog('silent') })
  try {
    await catchUp(db, forecastScoringReader)
    await queue.workOff(forecastScoringWork({ db }))
    await learnCrowd(db, now)
    await queue.workOff(crowdWork(db))
  } finally {
    await queue.close()
  }
}
