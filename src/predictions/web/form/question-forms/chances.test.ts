import { describe, expect, it, test } from 'vitest'
import { chancesFor, followingChances, percentOf, sayGiven, sayMoves, sayTotal } from './chances.ts'

const chances = { Solar: 0.6, Coal: 0.3, '': null }

describe('the chances of options that are still being written', () => {
  test.for<[what: string, before: string[], after: string[], chances: Record<string, number | null>]>([
    ['stay with an option that is renamed', ['Solar', 'Coal'], ['Solar', 'Coals'], { Solar: 0.6, Coals: 0.3 }],
    ['stay with options that move', ['Solar', 'Coal'], ['Coal', 'Solar'], { Coal: 0.3, Solar: 0.6 }],
    ['go with an option that goes', ['Solar', 'Coal'], ['Coal'], { Coal: 0.3 }],
    [
      'stay with the first of two of one name',
      ['Solar', 'Coal', 'Coal'],
      ['Solar', 'Coal', 'Gas'],
      { Solar: 0.6, Coal: 0.3, Gas: null },
    ],
    [
      'are none for an option that comes',
      ['Solar', 'Coal'],
      ['Solar', 'Coal', 'Gas'],
      { Solar: 0.6, Coal: 0.3, Gas: null },
    ],
  ])('%s', ([, before, after, left]) => {
    expect(followingChances(chances, before, after)).toEqual(left)
  })

  it('are none for an option that every object seems to have', () => {
    expect(chancesFor(['constructor'], {})).toEqual({ constructor: null })
  })

  test.for<[given: (number | null)[], said: string]>([
    [[0.5, 0.3, null], 'Together 80%, 20% are left.'],
    [[0.1, 0.2, 0.7], 'Together 100%.'],
    [[0.333, 0.333, 0.334], 'Together 100%.'],
    [[0.9, 0.25], 'Together 115%, 15% too much.'],
    [[null, null], 'Together 0%, 100% are left.'],
  ])('%j are summed up as "%s"', ([given, said]) => {
    expect(sayTotal(given)).toBe(said)
  })
  test.for<[chance: number | null, shown: string, heard: string]>([
    [null, '', 'not given yet'],
    [0.3, '30', '30%'],
    [0.001, '0.1', '0.1%'],
    [0.4184170000000001, '41.8417', '41.8417%'],
  ])('%j stands in its field as "%s", and is heard of its slider as "%s"', ([chance, shown, heard]) => {
    expect([percentOf(chance), sayGiven(chance)]).toEqual([shown, heard])
  })

  const free = [false, false, false]
  test.for<[given: (number | null)[], moves: Partial<Parameters<typeof sayMoves>[1]>, begins: string]>([
    [[], {}, 'One can be moved once there are two.'],
    [[0.4], { isStuck: [true] }, 'One can be moved once there are two.'],
    [[null, null, null], {}, 'Move one, and the others share'],
    [[0.5, 0.25, 0.25], { isFirst: true }, 'The others share the rest evenly so far.'],
    [[0.5, 0.3, 0.2], {}, 'Move one and the others give way'],
    [[0.5, 0.3, 0.2], { isHeld: [true, true, false], isStuck: [false, false, true] }, 'All others are held'],
    [[0.5, 0.3, 0.2], { isHeld: [true, true, true], isStuck: [true, true, true] }, 'All are held, and none'],
    [[0.7, 0.3, null], {}, 'What has no chance yet'],
    [[0.7, 0.2, 0.05], {}, 'Move one, and together they are 100% again.'],
  ])('of %j, %j, it is said: %s', ([given, moves, begins]) => {
    expect(sayMoves(given, { isHeld: free, isStuck: free, isFirst: false, ...moves })).toContain(begins)
  })
})
