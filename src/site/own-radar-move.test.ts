import { expect, test } from 'vitest'
import { firstSectors, removeSector, renameSector } from '#items/mine/own-radar.ts'
import { ownMove } from './own-radar-move.ts'

const sectors = { now: firstSectors, before: firstSectors }
const economic = { year: 2034.4, sector: 3, isPlaced: false }

test('a change of sector is told, with what moved and alone, and in which it stood', () => {
  expect(ownMove({ ...economic, sector: 5 }, economic, sectors)).toMatchObject({
    is: 'put',
    says: 'from Economic to Political',
    sectorBefore: '3',
  })
  expect(ownMove({ ...economic, year: 2040.4, sector: 5 }, economic, sectors)).toMatchObject({
    is: 'farther',
    says: 'farther off by 6 years, from Economic to Political',
    sectorBefore: '3',
  })
})

test('a sector that is not drawn any more is called so, by the name that it had', () => {
  const now = removeSector(firstSectors, 3)
  expect(ownMove({ ...economic, sector: 1 }, economic, { ...sectors, now })).toMatchObject({
    says: 'from Economic, which is not drawn any more, to Social',
    sectorBefore: null,
  })
})

test('another name for its sector moves nothing, and what is new came from no sector', () => {
  const now = renameSector(firstSectors, 3, 'Money')
  expect(ownMove(economic, economic, { ...sectors, now })).toMatchObject({ is: 'same', says: 'where it was' })
  expect(ownMove(economic, null, sectors)).toMatchObject({ is: 'new', says: 'new' })
})

const byHand = { ...economic, year: 2200, isPlaced: true }

test.each([
  ['placed far off', byHand, economic, 'put', 'stood at 2034'],
  ['placed in another sector', { ...byHand, sector: 1 }, economic, 'put', 'stood at 2034, from Economic to Social'],
  ['placed again', byHand, { ...byHand, year: 2040 }, 'put', 'was placed by you at 2040'],
  ['given back to its own date', economic, byHand, 'put', 'was placed by you at 2200'],
  ['left where it was placed', byHand, byHand, 'same', 'where it was'],
  ['moved by itself', { ...economic, year: 2036.4 }, economic, 'farther', 'farther off by 2 years'],
])('what was %s is not told as if an estimate had moved', (...[, place, was, is, says]) => {
  expect(ownMove(place, was, sectors)).toMatchObject({ is, says })
})
