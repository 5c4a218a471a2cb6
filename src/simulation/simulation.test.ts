/** Which base is filled, and what a command line asks for. */
import { expect, test } from 'vitest'
import { readWish } from './server/wish.ts'
import { type Simulation, whyNotFill } from './simulation.ts'

const wish = { forecasters: 40, questions: 64, seed: 1 }
const there: Simulation = { ...wish, open: 8, stage: 'complete' }

test.each([
  [{ simulation: null, isEmpty: true }, /^fills$/],
  [{ simulation: null, isEmpty: false }, /accounts or items that no simulation made/],
  [{ simulation: there, isEmpty: false }, /^fills$/],
  [{ simulation: { ...there, stage: 'filled' as const }, isEmpty: false }, /^fills$/],
  [{ simulation: { ...there, seed: 2 }, isEmpty: false }, /another simulation already: 40 simulated forecasters, 64/],
  [{ simulation: { ...there, seed: 2, stage: 'claimed' as const }, isEmpty: false }, /^fills$/],
])('a base is filled where nothing but this simulation is in it: %j', (found, why) => {
  expect(whyNotFill(found, wish) ?? 'fills').toMatch(why)
})

test('whoever asks for nothing takes what there is', () => {
  expect(whyNotFill({ simulation: { ...there, forecasters: 7 }, isEmpty: false }, {})).toBeNull()
  expect(whyNotFill({ simulation: null, isEmpty: false }, {})).not.toBeNull()
})

test.each([
  [[], {}],
  [['--forecasters', '10000', '--questions=4', '--seed', '0'], { forecasters: 10_000, questions: 4, seed: 0 }],
  [['--seed', '7'], { seed: 7 }],
])('%j asks for %j', (args, asked) => {
  expect(readWish(args)).toEqual({ asked })
})

test.each([
  [['--forecasters', '0'], ['--forecasters takes a whole number from 1 to 10000.']],
  [['--forecasters'], ['--forecasters takes a whole number from 1 to 10000.']],
  [['--forecasters', '1e3'], ['--forecasters takes a whole number from 1 to 10000.']],
  [
    ['--questions', '3', '--seed=-1'],
    ['--questions takes a whole number from 4 to 400.', '--seed takes a whole number from 0 to 4294967295.'],
  ],
  [
    ['forty', '--people', '4'],
    [
      'forty is not known. There are --forecasters, --questions, --seed.',
      '--people is not known. There are --forecasters, --questions, --seed.',
    ],
  ],
])('%j is told what is wrong with it', (args, faults) => {
  const read = readWish(args)
  expect('faults' in read && read.faults.filter((fault) => !/^\d/.test(fault))).toEqual(faults)
})
