/** A chance that a language model answered. Nothing else of its answer is read. */
import { z } from 'zod'
import { jsonIn } from '#kit/language-model/json-in.ts'

/** Nobody is certain of the future: who says so has not thought. */
const answer = z.object({ chance: z.number().gt(0).lt(1) })

/** Null where there is none. */
export function readJudgement(text: string): number | null {
  return answer.safeParse(jsonIn(text)).data?.chance ?? null
}

/** In log-odds: 2% and 98% are further apart. */
const furthest = 7.5

/** Two views of one thing that exclude each other were not thought together. */
export const areContrary = (outside: number, inside: number): boolean =>
  Math.abs(logit(outside) - logit(inside)) > furthest

const logit = (chance: number): number => Math.log(chance / (1 - chance))
