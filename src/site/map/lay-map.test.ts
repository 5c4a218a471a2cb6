import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkRelations } from '#items/link-relations.ts'
import { layMap, mapLine, type MapTie } from './lay-map.ts'

const near = (ref: string, ...ties: [MapTie['relation'], MapTie['direction']][]) => ({
  ref,
  ties: ties.map(([relation, direction]) => ({ relation, direction })),
})
const laid = (...neighbours: ReturnType<typeof near>[]) => {
  const { left, right } = layMap(neighbours)
  return { left: left.map(({ says, line }) => [says, line]), right: right.map(({ says, line }) => [says, line]) }
}

const meant = [
  ['drives', 'to', 'right', 'driven by it', 'on'],
  ['drives', 'from', 'left', 'drives it', 'on'],
  ['driven-by', 'to', 'left', 'drives it', 'on'],
  ['driven-by', 'from', 'right', 'driven by it', 'on'],
  ['slows', 'to', 'right', 'slowed by it', 'back'],
  ['slows', 'from', 'left', 'slows it', 'back'],
  ['evidence-for', 'from', 'left', 'speaks for it', 'on'],
  ['evidence-against', 'to', 'right', 'it speaks against this', 'back'],
  ['measured-by', 'to', 'left', 'measures it', 'plain'],
  ['measured-by', 'from', 'right', 'measured by it', 'plain'],
  ['member', 'to', 'left', 'a member of it', 'plain'],
  ['member', 'from', 'right', 'has it as a member', 'plain'],
  ['signpost', 'from', 'right', 'watches it as a sign', 'plain'],
  ['condition', 'to', 'left', 'its condition', 'plain'],
  ['part-of', 'to', 'right', 'has it as a part', 'plain'],
  ['see-also', 'from', 'right', 'see also', 'plain'],
  ['family', 'beside', 'right', 'asked or told beside it', 'plain'],
] as const
test.each(meant)('a link %s (%s) puts the neighbour %s, with the words “%s”', (...row) => {
  const [relation, direction, side, says, line] = row
  const found = laid(near('trend/1', [relation, direction]))
  expect(found[side]).toEqual([[says, line]])
  expect(found[side === 'left' ? 'right' : 'left']).toEqual([])
})

test('an item with several links stands once, by the strongest, and all but “see also” is said', () => {
  expect(laid(near('trend/1', ['see-also', 'to'], ['measured-by', 'from'], ['drives', 'from']))).toEqual({
    left: [['drives it, measured by it', 'on']],
    right: [],
  })
  expect(laid(near('trend/1', ['see-also', 'to'], ['see-also', 'from']))).toEqual({
    left: [],
    right: [['see also', 'plain']],
  })
})

test('what drives comes before what only has to do with it; alike ones stay as they came', () => {
  const { right } = layMap([
    near('trend/1', ['see-also', 'to']),
    near('trend/2', ['drives', 'to']),
    near('trend/3', ['family', 'beside']),
    near('trend/4', ['see-also', 'to']),
  ])
  expect(right.map(({ neighbour }) => neighbour.ref)).toEqual(['trend/2', 'trend/1', 'trend/4', 'trend/3'])
})

const someTie: fc.Arbitrary<MapTie> = fc.record({
  relation: fc.constantFrom(...linkRelations, 'member' as const, 'signpost' as const, 'condition' as const),
  direction: fc.constantFrom('to', 'from'),
})

test('every neighbour stands on the map once, on one side', () => {
  fc.assert(
    fc.property(fc.array(fc.array(someTie, { minLength: 1, maxLength: 4 }), { maxLength: 20 }), (all) => {
      const neighbours = all.map((ties, i) => ({ ref: `trend/${i + 1}`, ties }))
      const { left, right } = layMap(neighbours)
      const refs = [...left, ...right].map(({ neighbour }) => neighbour.ref)
      expect(refs.toSorted()).toEqual(neighbours.map(({ ref }) => ref).toSorted())
    }),
  )
})

test.each([
  ['left', 0, 1, 'M0 50C60 50 45 50 100 50'],
  ['left', 0, 4, 'M0 12.5C60 12.5 45 50 100 50'],
  ['right', 3, 4, 'M0 50C55 50 40 87.5 100 87.5'],
] as const)('on the %s the line of row %i of %i meets its row and the middle', (side, at, rows, line) => {
  expect(mapLine(side, at, rows)).toBe(line)
})
