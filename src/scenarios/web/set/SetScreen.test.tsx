/** What the page of a set shows. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { KindViewsProvider } from '#items/web/kind-view.ts'
import { TodayProvider } from '#kit/web/today.ts'
import { sharedSetOf } from '../../set/shared-set.ts'
import type { ToldWorld } from '../../told-world.ts'
import { scenarioView } from '../view.tsx'
import { SetInFull } from './SetScreen.tsx'

const set = {
  slug: 'air-2050',
  title: 'The air, 2050',
  summary: 'What becomes of it.',
  category: 'environmental' as const,
  tags: [],
  horizon: { from: 2027, to: 2050 },
  version: 4,
  question: 'What becomes of the air?',
  descriptors: ['rules', 'heat'].map((id) => ({
    id,
    title: `The ${id}`,
    states: ['kept', 'lost'].map((state) => ({ id: state, title: `${id} ${state}` })),
  })),
  crossImpacts: [{ from: 'rules.lost', to: 'heat.kept', judgement: -3 }],
  readings: [],
  reasons: [{ from: 'rules.lost', to: 'heat.kept', judgement: -3, reason: 'Nobody pays.' }],
  body: 'One paragraph.',
}
const sign = { title: 'It reaches 440', isOn: true, read: null, came: null, isSeen: true, asks: '' }

function world(id: string, states: Record<string, string>, chance: number | null, author?: string): ToldWorld {
  const likely = chance === null ? null : { chance, lowest: chance / 2, highest: chance * 2, held: null }
  return {
    id,
    title: `World ${id}`,
    summary: `What world ${id} is like.`,
    author: author ?? 'Farsight',
    authorId: author ? `u-${author}` : null,
    states,
    consistent: true,
    signposts: [{ title: sign.title, watch: 'trend/7', comparison: '>=', threshold: 440, by: 2032 }],
    members: 5,
    numbers: likely && {
      chance: { counted: 5, parts: [], lowest: 0, highest: 1, independent: 0.01, likely },
      signs: [sign],
      noneOfThese: { lowest: 0, highest: 1, chance: 0.8, isLeast: false },
      isWhole: true,
    },
  }
}

const draw = (worlds: ToldWorld[], address = '/set/air-2050') =>
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <TodayProvider value="2026-11-20">
        <KindViewsProvider value={{ scenario: scenarioView as never }}>
          <SetInFull set={set} worlds={worlds} Share={() => null} />
        </KindViewsProvider>
      </TodayProvider>
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '')
const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

const worlds = [world('1', { rules: 'lost', heat: 'lost' }, 0.05), world('2', { rules: 'kept', heat: 'kept' }, 0.15)]

test('the likeliest world leads, and all of them with what is left make 100%', () => {
  const shown = text(draw(worlds))
  expect(shown).toContain('The likeliest of two worlds About 15% World 2 , likely 7.5 to 30%.')
  expect(shown).toContain('That it comes to none of these: about 80%.')
  expect(shown).toMatch(/1 World 2 about 15%.*2 World 1 about 5%.*None of these about 80%/)
})

test('where the chance of a world is not told, another is not called the likeliest of all, and why is said', () => {
  const [second, first] = worlds
  const bare = { ...world('3', { rules: 'kept', heat: 'lost' }, 0.4) }
  const untold = (isHidden: boolean): ToldWorld => ({
    ...bare,
    numbers: bare.numbers && { ...bare.numbers, chance: null, ...(isHidden && { isHidden }) },
  })
  const known = [first, second].flatMap((one) => one ?? [])
  const shown = text(draw([...known, untold(false)]))
  expect(shown).toContain('The likeliest whose chance is told, of three worlds About 15% World 2 , likely 7.5 to 30%.')
  expect(shown).toMatch(/3 World 3 not known.*Likeliest that is told: World 2, about 15%/)
  const hidden = text(draw([...known, untold(true)]))
  expect(hidden).toContain(
    'Chances made of what people forecast are hidden until you have forecast the same questions.',
  )
  expect(hidden).toMatch(/3 World 3 hidden for now/)
  const all = text(draw([untold(true)]))
  expect(all).toContain('The likeliest of these worlds Hidden for now Chances made of what')
  expect(all).not.toContain('None of the worlds has a chance yet')
  const told = sharedSetOf({ set, worlds: [...known, untold(true)] } as never, '2026-11-20')
  expect(told.beside[0]).toBe('World 2, the likeliest whose chance is told, of three worlds')
  const { figure, beside } = sharedSetOf({ set, worlds: [untold(true)] } as never, '2026-11-20')
  expect([figure, ...beside]).toEqual(['', expect.stringMatching(/^Chances made of what/)])
})

test('two choices against each other say where each world lies, and of an empty field what would hold there', () => {
  const shown = text(draw(worlds))
  expect(shown).toMatch(/rules kept rules lost heat kept 1 World 2 about 15% No world is told here. None would hold/)
  expect(shown).toContain('heat lost No world is told here. 1 way would hold together. 2 World 1')
  const turned = text(draw(worlds, '/set/air-2050?across=heat&down=rules'))
  expect(turned).toMatch(/heat kept heat lost rules kept 1 World 2/)
  // Choices that the set does not have are none.
  expect(text(draw(worlds, '/set/air-2050?across=heat&down=heat'))).toMatch(/rules kept rules lost heat kept 1 World 2/)
})

test('its signposts, its matrix and the reasons are told, and who wrote it in which version', () => {
  const shown = text(draw(worlds))
  expect(shown).toContain('2 of 2 are on')
  expect(shown).toContain('by 2032')
  expect(shown).toMatch(/−3/)
  expect(shown).toContain('Nobody pays.')
  expect(shown).toContain('by Farsight , version 4')
  expect(shown).toContain('3 of 4 ways to combine them hold together')
})

test('worlds of others stand apart, and are in none of the figures', () => {
  const shown = text(draw([...worlds, world('3', { rules: 'kept', heat: 'lost' }, 0.6, 'Ada')]))
  expect(shown).toContain('The likeliest of two worlds About 15%')
  expect(shown).toMatch(/What do others tell\?.*World 3 by Ada/)
})

test('of a set without worlds, or without chances, that is what is said', () => {
  expect(text(draw([]))).toContain('No world is told yet')
  expect(text(draw([world('1', { rules: 'kept', heat: 'kept' }, null)]))).toContain('Not known yet')
})
