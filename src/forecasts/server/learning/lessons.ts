/** What all questions that teach say of the crowd, read one after the other: others get their turn in between. */
import { hash } from 'node:crypto'
import { setImmediate as others } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { trackRecords } from '#engine/crowd/weights/track-records.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { type Learnt, learntOf, type Lesson, pastCrowdsOf } from '../../learning/learn.ts'
import { listSaid } from '../scores/score-store.ts'
import { lessonOf } from './lesson.ts'
import type { TeachingRow } from './teaching-store.ts'

/** With how it is learnt; another rule learns anew. */
const rule = 1

/** What was scored names all that its scores rest on. */
export function digestOf(teaching: readonly TeachingRow[]): string {
  const rows = teaching.map(({ id, digest, author }) => [id, digest, author])
  return hash('sha256', JSON.stringify([rule, rows]), 'base64url')
}

export async function lessonsOf(db: Kysely<ContentTables>, teaching: readonly TeachingRow[]): Promise<Lesson[]> {
  const lessons: Lesson[] = []
  for (const one of teaching) {
    const lesson = await lessonOf(one, await listSaid(db, one.id)) // eslint-disable-line no-await-in-loop
    if (lesson) lessons.push(lesson)
  }
  return lessons
}

/** As `learn` does; a crowd of thousands takes some milliseconds, in which others get their turn. */
export async function learntOfAll(lessons: readonly Lesson[]): Promise<Learnt> {
  const recordOf = trackRecords(lessons)
  const past = []
  for (const lesson of lessons) {
    await others() // eslint-disable-line no-await-in-loop
    past.push(...pastCrowdsOf(lesson, recordOf))
  }
  return learntOf(lessons, recordOf, past)
}
