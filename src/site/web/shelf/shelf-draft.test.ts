import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Shelf, wholeShelf, writeShelf } from '#items/shelf/shelf.ts'
import { arrive, type Held, heldOf, send, shelfOf } from './shelf-draft.ts'

const shelfWith = (part: Partial<Shelf>): Shelf => ({ ...wholeShelf, ...part })
const trends = shelfWith({ kind: ['trend'] })
const both = shelfWith({ kind: ['trend'], category: ['environmental'] })

/** Somebody changes the form, which asks for an address. */
function change(held: Held, part: Partial<Held['draft']>, number: number): Held {
  const draft = { ...held.draft, ...part }
  return send({ ...held, draft }, writeShelf(shelfOf(draft, wholeShelf)), number)
}
const begin = () => heldOf(wholeShelf, null)

describe('the filters of all stuff while somebody changes them', () => {
  test('an address of before, shown late, takes back nothing that was changed since', () => {
    const twice = change(change(begin(), { kind: ['trend'] }, 1), { category: ['environmental'] }, 2)
    const late = arrive(twice, trends, 1)
    expect(late.draft).toMatchObject({ kind: ['trend'], category: ['environmental'] })
    const done = arrive(late, both, 2)
    expect([done.draft, done.pending]).toEqual([twice.draft, []])
  })

  test('what is typed on while the list is on its way stays', () => {
    const typed = change(begin(), { q: 'ic' }, 1)
    const on = { ...typed, draft: { ...typed.draft, q: 'ice ' } }
    expect(arrive(on, shelfWith({ q: 'ic' }), 1).draft.q).toBe('ice ')
  })

  test('a link, or the way back, changes the form, also to an address that was once sent from it', () => {
    const shown = arrive(change(begin(), { kind: ['trend'] }, 1), trends, 1)
    expect(arrive(shown, both, null).draft).toEqual(heldOf(both, null).draft)
    const back = arrive(arrive(change(shown, { category: ['environmental'] }, 2), both, 2), trends, 1)
    expect(back.draft).toEqual(heldOf(trends, null).draft)
  })

  test('an address that was passed over is of no account later', () => {
    const offAgain = change(change(begin(), { kind: ['trend'] }, 1), { kind: [] }, 2)
    const done = arrive(offAgain, wholeShelf, 2)
    expect(done.pending).toEqual([])
    expect(arrive(done, trends, null).draft.kind).toEqual(['trend'])
  })

  test('of any changes, with any of their addresses shown on the way, the form shows the last', () => {
    const changes = fc.record({
      q: fc.constantFrom('', 'ice', 'sea ice'),
      kind: fc.constantFrom<string[]>([], ['trend']),
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.option(changes), fc.nat(3)), { maxLength: 12 }), (steps) => {
        let held = begin()
        let onTheirWay: [number: number, shelf: Shelf][] = []
        for (const [i, [changed, passed]] of steps.entries()) {
          if (changed) {
            held = change(held, changed, i)
            onTheirWay.push([i, shelfOf(held.draft, wholeShelf)])
          }
          const next = onTheirWay[passed]
          if (!next) continue
          onTheirWay = onTheirWay.slice(passed + 1)
          const { draft } = held
          held = arrive(held, next[1], next[0])
          expect(held.draft).toEqual(draft)
          expect(held.pending).toEqual(onTheirWay.map(([number]) => number))
        }
      }),
    )
  })
})
