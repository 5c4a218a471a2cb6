/** Whether what the crowd learns holds on questions that it had not seen: of public forecasts, and of simulated people. */
import { resolve } from 'node:path'
import { activeForecasts } from '#engine/crowd/weights/active-forecasts.ts'
import type { Lesson } from '#forecasts/learning/learn.ts'
import { listTeaching } from '#forecasts/server/learning/teaching-store.ts'
import { lessonOf } from '#forecasts/server/learning/lesson.ts'
import { listSaid } from '#forecasts/server/scores/score-store.ts'
import { fewestCompared } from '#forecasts/words.ts'
import { dayMs } from '#kit/dates.ts'
import type { Tables } from '#app/server/tables.ts'
import type { Database } from '#kit/server/database.ts'
import { type Question, readQuestions } from '../engine/crowd-questions.ts'
import { measuredOfSeeds } from '../simulation/filled.ts'
import { heldOut, inShort } from './held-out.ts'

/** Nothing was chosen by what these say. A quarter of the questions are of yes or no. */
const seeds = [101, 102, 103]
const wish = { forecasters: 40, questions: 160 }
/** Of the public ones, whose times are in seconds. */
const month = 30 * 86_400

/** `data`: a file of forecasts as `bench -- crowd` takes it; without it the simulation alone, and with `only=public` that alone. */
export async function benchLearning({ data, only }: Record<string, string | undefined>): Promise<object> {
  const simulated = only === 'public' ? null : await ofSimulations()
  return { ...(data && { public: ofPublic(resolve(data)) }), ...(simulated && { simulated }) }
}

/** Each community by itself, as a base is; of those that have a hundred questions. */
function ofPublic(path: string): object {
  const communities = Map.groupBy(readQuestions(path), ({ community }) => community)
  const named = [...communities].filter(([, questions]) => questions.length >= 100)
  return Object.fromEntries(
    named.map(([community, questions]) => {
      const judged = questions.map(lessonFrom)
      const lessons = judged.filter(({ losses }) => losses.size >= fewestCompared)
      return [community, { lessons: lessons.length, ...inShort(heldOut({ lessons, judged, step: month })) }]
    }),
  )
}

function lessonFrom({ forecasts, start, cutoff, happened, resolvedAt }: Question): Lesson {
  const loss = (chance: number) => (chance - Number(happened)) ** 2
  const inTime = forecasts.filter(({ at }) => at < cutoff)
  return {
    resolvedAt,
    happened,
    losses: new Map(inTime.map(({ forecaster, forecast }) => [forecaster, loss(forecast)])),
    moments: [0.25, 0.5, 0.75, 1].map((share) => {
      const at = start + (cutoff - start) * share
      const standing = activeForecasts(forecasts.filter((one) => one.at < at || (share === 1 && one.at <= at)))
      return { at, standing: standing.map(({ forecaster, forecast }) => ({ forecaster, probability: forecast })) }
    }),
  }
}

async function ofSimulations() {
  const all = await measuredOfSeeds(wish, seeds, async ({ database }) => {
    const lessons = await lessonsIn(database)
    return heldOut({ lessons, judged: lessons, step: dayMs })
  })
  return { ...wish, seeds: seeds.map((seed, i) => ({ seed, ...inShort(all[i] ?? []) })), all: inShort(all.flat()) }
}

async function lessonsIn({ db }: Database<Tables>): Promise<Lesson[]> {
  const lessons: Lesson[] = []
  for (const one of await listTeaching(db)) {
    const lesson = await lessonOf(one, await listSaid(db, one.id)) // eslint-disable-line no-await-in-loop
    if (lesson) lessons.push(lesson)
  }
  return lessons
}
