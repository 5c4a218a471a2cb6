/** The content API with what follows a new observation: for tests that say when it is looked at. */
import { catchUp } from '#kit/server/events/reader.ts'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { resolvingReader, resolvingWork } from '#predictions/server/resolving/resolving-work.ts'
import { givenContent, type Person, refOf } from './content-as.ts'
import { whenDone } from './when-done.ts'
import { aPrediction, aTrend } from './given/entries.ts'
import { aSeries } from './given/series.ts'

export async function givenFollowing() {
  const content = await givenContent()
  const { ask, written, db, pool, url } = content
  const queue = openQueue({ database: { url }, log: createLog('silent') })
  whenDone(() => queue.close())
  const clock = { now: new Date('2035-03-01') }
  const task = resolvingWork({ db, now: () => clock.now })

  /** Until nothing more follows. */
  const follow = async () => {
    while ((await catchUp(db, resolvingReader)) + (await queue.workOff(task)) > 0);
  }
  /** As if every event had just been written, however far the readers had come. */
  const replay = async () => {
    await pool.query('delete from event_reader')
    await follow()
  }

  const observations = [
    ['2023', 421],
    ['2024', 424],
  ] as [string, number][]
  const series = (...more: [string, number][]) => {
    const { id: _, ...entry } = aSeries([...observations, ...more], { retrieved: '2040-01-01' })
    return entry
  }
  const measured = (as: Person = 'ada', options = { isPublished: true }) =>
    written(as, aTrend('Air holds more carbon', { series: series() }), options)

  const asked = (trend: string, other: object = {}, days: object = {}) =>
    written(
      'ada',
      aPrediction('Will the air hold 427 ppm in 2025?', {
        automatic: { trend: refOf(trend), at: '2025', comparison: '>=', threshold: 427, ...other },
        ...days,
      }),
      { isPublished: true },
    )

  /** Says what is now known of a series, beside what always was. */
  const observe = async (at: string, ...more: [string, number][]) => {
    const { body } = await ask(at, { as: 'ada' })
    const answer = await ask(`PATCH ${at}`, {
      as: 'ada',
      body: { version: body.item.version, series: series(...more) },
    })
    if (answer.status !== 200) throw new Error(answer.text)
    await follow()
  }
  const outcomeOf = async (at: string, as?: Person) => (await ask(at, { as })).body.item.outcome

  return { ...content, queue, task, clock, follow, replay, measured, asked, observations, observe, outcomeOf }
}
