/** The worlds of a set side by side. */
import { expect, test } from 'vitest'
import { waysThatHold } from './consistency.ts'
import type { ToldWorld } from './told-world.ts'
import { inOrder, leftOf, signsOf, tellingPair } from './worlds.ts'

type Change = { chance?: number; authorId?: string; states?: Record<string, string>; left?: number; on?: number }

function world(id: string, { chance, authorId, states = {}, left, on = 0 }: Change): ToldWorld {
  const sign = { read: null, came: null, isSeen: true, asks: '' }
  const titles = ['first', 'second']
  return {
    id,
    title: `World ${id}`,
    summary: '',
    author: 'Somebody',
    authorId: authorId ?? null,
    states,
    consistent: true,
    signposts: titles.map((title) => ({ title, watch: 'trend/7', comparison: '>=' as const, threshold: 1, by: 2030 })),
    members: 3,
    numbers:
      chance === undefined
        ? null
        : {
            chance: {
              counted: 3,
              parts: [],
              lowest: 0,
              highest: 1,
              independent: chance,
              likely: { chance, lowest: chance, highest: chance, held: null },
            },
            signs: titles.map((title, i) => ({ ...sign, title, isOn: i < on })),
            noneOfThese: left === undefined ? null : { lowest: 0, highest: 1, chance: left, isLeast: true },
            isWhole: true,
          },
  }
}

test('the likeliest world is told first, one without numbers last, and those of others after the set’s own', () => {
  const { own, others } = inOrder([
    world('1', { chance: 0.02 }),
    world('2', {}),
    world('3', { chance: 0.6, authorId: 'u1' }),
    world('4', { chance: 0.1 }),
  ])
  expect(own.map(({ id, number }) => [id, number])).toEqual([
    ['4', 1],
    ['1', 2],
    ['2', 3],
  ])
  expect(others.map(({ id, number }) => [id, number])).toEqual([['3', 4]])
})

test('what is left is said where it is known', () => {
  expect(leftOf([world('1', {}), world('2', { chance: 0.1, left: 0.9 })])).toEqual({ chance: 0.9, isLeast: true })
  expect(leftOf([world('1', { chance: 0.1 })])).toBeNull()
  expect(leftOf([])).toBeNull()
})

test('the two choices that are shown first are those that tell most worlds apart', () => {
  const descriptors = ['a', 'b', 'c'].map((id) => ({ id, title: id, states: [] }))
  const worlds = [
    world('1', { states: { a: 'x', b: 'x', c: 'x' } }),
    world('2', { states: { a: 'x', b: 'y', c: 'x' } }),
    world('3', { states: { a: 'x', b: 'y', c: 'y' } }),
  ]
  expect(tellingPair({ descriptors }, worlds)).toEqual({ across: 'b', down: 'c' })
  expect(tellingPair({ descriptors }, [])).toEqual({ across: 'a', down: 'b' })
})

test('signposts are counted over all worlds, and so are those that are on', () => {
  expect(signsOf([world('1', { chance: 0.1, on: 1 }), world('2', { chance: 0.1, on: 2 }), world('3', {})])).toEqual({
    all: 6,
    on: 3,
  })
})

test('of a set whose choices bear on nothing every way holds, and one that pulls a choice away does not', () => {
  const descriptors = ['a', 'b'].map((id) => ({ id, states: ['x', 'y'] }))
  const all = waysThatHold({ descriptors, impacts: [] })
  expect(all?.of).toBe(4)
  expect(all?.ways).toHaveLength(4)
  const pulled = waysThatHold({ descriptors, impacts: [{ from: 'a.x', to: 'b.y', judgement: 2 }] })
  expect(pulled?.ways).toEqual([
    { a: 'x', b: 'y' },
    { a: 'y', b: 'x' },
    { a: 'y', b: 'y' },
  ])
})

test('where more ways hold than a page can count, none are told', () => {
  const descriptors = Array.from({ length: 7 }, (_, i) => ({ id: `d${i}`, states: ['a', 'b', 'c', 'd'] }))
  expect(waysThatHold({ descriptors, impacts: [] })).toBeNull()
})
