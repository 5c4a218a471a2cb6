/**
 * Learns each night of the questions that have come out, and has the crowds of those that are open told anew where that
 * is something else than before.
 */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { ContentTables } from '#items/server/tables.ts'
import { dayOf } from '#kit/dates.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { enqueueAll } from '#kit/server/work/enqueue.ts'
import { doubling, type Task } from '#kit/server/work/task.ts'
import { type Learnt, nothingLearnt } from '../../learning/learn.ts'
import { crowdTask } from '../crowd-work.ts'
import { findLearning, type Learning, lockLearning, saveLearning } from './learning-store.ts'
import { digestOf, learntOfAll, lessonsOf } from './lessons.ts'
import { listSkills } from './skill-store.ts'
import { listOpenForecast, listTeaching } from './teaching-store.ts'

type Parts = { db: Kysely<ContentTables>; now?: () => Date }
const payload = z.object({})

export function learningWork({ db, now = () => new Date() }: Parts): Task<z.output<typeof payload>> {
  return {
    name: 'forecasts.learning',
    payload,
    repeat: 'again',
    schedule: '20 3 * * *',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 24,
    perform: () => learnCrowd(db, now()),
  }
}

/** Answers the version that it added, and null where nothing is otherwise than it was. Done twice it adds nothing. */
export async function learnCrowd(db: Kysely<ContentTables>, now: Date): Promise<number | null> {
  const teaching = await listTeaching(db)
  const digest = digestOf(teaching)
  const before = await findLearning(db)
  if (before?.digest === digest) return null
  const lessons = await lessonsOf(db, teaching)
  const learnt = await learntOfAll(lessons)
  return inTransaction(db, async (trx) => {
    await lockLearning(trx)
    // Another process has learnt meanwhile.
    if ((await findLearning(trx))?.version !== before?.version) return null
    const skills = changedSkills(await listSkills(trx), learnt.skills)
    if (skills.size === 0 && isSame(before, learnt)) return null
    const made = { learntAt: now.getTime(), questions: lessons.length, digest, ...learnt.calibration }
    const version = await saveLearning(trx, made, skills)
    const open = await listOpenForecast(trx, dayOf(now))
    await enqueueAll(
      trx,
      crowdTask,
      open.map((id) => ({ payload: { id }, key: id })),
    )
    return version
  })
}

function isSame(before: Learning | null, { calibration }: Learnt): boolean {
  const { shift, scale } = before ?? nothingLearnt.calibration
  return shift === calibration.shift && scale === calibration.scale
}

/** Who counts otherwise from now on; whoever counts like everybody again, as 1. */
function changedSkills(before: Learnt['skills'], after: Learnt['skills']): Map<string, number> {
  const people = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  const each = people.map((person) => [person, after.get(person) ?? 1] as const)
  return new Map(each.filter(([person, skill]) => skill !== (before.get(person) ?? 1)))
}
