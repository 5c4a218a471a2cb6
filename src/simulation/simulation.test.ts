/** Which base is filled, and what a command line asks for. */
import { expect, test } from 'vitest'
import { readWish } from './server/wish.ts'
import { type Simulation, whyNotFill } from './simulation.ts'

const wish = { forecasters: 40, questions: 64, seed: 1 }
const found = { isEmpty: false, hasAccounts: true }
const there: Simulation = { ...wish, open: 8, stage: 'complete' }

test.each([
  [{ simulation: null, isEmpty: true, hasAccounts: false }, /^fills$/],
  [{ ...found, simulation: null }, /accounts or items that no simulation made/],
  [{ ...found, simulation: there }, /^fills$/],
  [{ ...found, simulation: { ...there, stage: 'filled' as const } }, /^fills$/],
  [{ ...found, simulation: { ...there, seed: 2 } }, /another simulation already: 40 simulated forecasters, 64/],
  [{ ...found, hasAccounts: false, simulation: { ...there, seed: 2, stage: 'claimed' as const } }, /^fills$/],
  [{ ...found, simulation: { ...there, stage: 'claimed' as const } }, /accounts or items that no simulation made/],
])('a base is filled where nothing but this simulation is in it: %j', (base, why) => {
  expect(whyNotFill(base, wish) ?? 'fills').toMatch(why)
})

test('whoever asks for nothing takes what there is', () => {
  expect(whyNotFill({ ...found, simulation: { ...there, forecasters: 7 } }, {})).toBeNull()
  expect(whyNotFill({ ...found, simulation: null }, {})).not.toBeNull()
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
