/** What a base says of itself whose people are made up: how many, over what, by which seed, and how far it is made. */
import { z } from 'zod'

export const simulation = z.object({
  forecasters: z.int(),
  /** Those that have come out, and those that are open. */
  questions: z.int(),
  open: z.int(),
  seed: z.int(),
  /** Nothing yet; all that was said; also what the product makes of that. */
  stage: z.enum(['claimed', 'filled', 'complete']),
})
export type Simulation = z.output<typeof simulation>

/** What is filled; on the command line some of it is asked for. */
export type Wish = Pick<Simulation, 'forecasters' | 'questions' | 'seed'>

export const usualWish: Wish = { forecasters: 40, questions: 80, seed: 1 }

/** One open question for every eight that have come out, and four at the least. */
export function openBeside(questions: number): number {
  return Math.max(4, Math.round(questions / 8))
}

export function saySimulation({ forecasters, questions, open, seed }: Simulation): string {
  return `${forecasters} simulated forecasters, ${questions} questions that have come out and ${open} that are open, by seed ${seed}`
}

type Found = {
  simulation: Simulation | null
  /** Whether it has neither accounts nor items, and whether it has accounts. */
  isEmpty: boolean
  hasAccounts: boolean
}

const notOurs = 'It holds accounts or items that no simulation made, and stays as it is.'

/** Why a base is not filled, or null: also where all that is asked for is there already. */
export function whyNotFill({ simulation: there, isEmpty, hasAccounts }: Found, asked: Partial<Wish>): string | null {
  // Whoever came before it was filled is real.
  const isFree = there?.stage === 'claimed' ? !hasAccounts : isEmpty
  if (!there || there.stage === 'claimed') return isFree ? null : notOurs
  const names: (keyof Wish)[] = ['forecasters', 'questions', 'seed']
  const isSame = names.every((name) => asked[name] === undefined || asked[name] === there[name])
  return isSame ? null : `It holds another simulation already: ${saySimulation(there)}. Nothing is added to it.`
}
