import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { CallProvider } from '#items/web/call-context.ts'
import { FaultSummary } from '../editor/faults/FaultSummary.tsx'
import { TagField } from '../editor/TagField.tsx'
import { givenCaller } from '../../../../test/analyses/writing.ts'
import { KindViewsProvider } from '#items/web/kind-view.ts'
import { MyStuff } from './MyStuff.tsx'
import { OperatorsOnly } from '../operators/OperatorsOnly.tsx'
import { VersionList } from '../versions/VersionList.tsx'
import { AuthorBar } from './AuthorBar.tsx'
import { ItemList } from './ItemList.tsx'
import { whenListed } from '#items/trust/trust-words.ts'
import type { MyStanding } from '../standing/use-standing.ts'
import { ChangedFields } from '../versions/VersionChanges.tsx'

/** As the server draws it: for a visitor, without a call. */
function draw(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/trend/7'] })
  const html = renderToString(
    <KindViewsProvider value={{}}>
      <CallProvider value={givenCaller({}).call}>
        <RouterProvider router={router} />
      </CallProvider>
    </KindViewsProvider>,
  )
  return html.replaceAll('<!-- -->', '')
}
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('R3 a visitor is told what the place would hold, and how to sign in', () => {
  const html = draw(
    <MyStuff
      parts={{ Analyses: () => null, Forecasts: () => null, Record: () => null, Notices: () => null, Said: () => null }}
    />,
  )
  expect(html).toContain('href="/sign-in?continueUrl=%2Fmy-stuff"')
  expect(textOf(html)).toContain('Reading needs no account')
})

test('the page of operators offers a visitor to sign in, and who is not verified to be so; others neither', () => {
  const visitor = draw(<OperatorsOnly user={null} />)
  expect(visitor).toContain('href="/sign-in?continueUrl=%2Foperator"')
  const unverified = draw(<OperatorsOnly user={{ email: 'olga@example.org', emailVerified: false }} />)
  expect(unverified).toContain('href="/my-stuff?tab=account"')
  expect(textOf(unverified)).toContain('olga@example.org is not verified yet')
  for (const email of ['ada@example.org', null])
    expect(draw(<OperatorsOnly user={{ email, emailVerified: true }} />)).not.toContain('href')
})

test('what a version added and removed stands in elements that say so; long stretches between are folded', () => {
  const same = 'word '.repeat(100)
  const html = draw(
    <ChangedFields
      before={2}
      changes={[
        {
          field: 'body',
          parts: [
            { is: 'removed', text: 'old' },
            { is: 'same', text: same },
            { is: 'added', text: 'new' },
          ],
        },
        { field: 'houseForecast', parts: [{ is: 'added', text: '62%' }] },
      ]}
    />,
  )
  expect(html).toMatch(/<del[^>]*>old<\/del>/)
  expect(html).toMatch(/<ins[^>]*>new<\/ins>/)
  expect(textOf(html)).toMatch(/Compared with version 2\. Text .* words unchanged .* Farsight’s forecast/)
  expect(html).not.toContain(same)
})

test('text in a comparison is text, whatever is written in it', () => {
  const html = draw(
    <ChangedFields
      before={1}
      changes={[{ field: 'title', parts: [{ is: 'added', text: '<img src=x onerror=alert(1)>' }] }]}
    />,
  )
  expect(html).not.toContain('<img')
})

test('every version but the first that is shown can be compared with the one before', () => {
  const at = '2026-11-21T10:00:00.000Z'
  const versions = [
    { version: 4, at, author: 'Ada', changed: ['body', 'houseForecast'] },
    { version: 3, at, author: 'Ada', changed: ['title', 'tags'] },
  ]
  const text = textOf(draw(<VersionList kind="trend" id="7" versions={versions} />))
  expect(text).toContain('Text, Farsight’s forecast Compare version 4 with the one before')
  expect(text).toContain('First published version')
  expect(text).not.toContain('Compare version 3')
})

const standing: MyStanding = {
  isOwn: true,
  isSaved: false,
  isFollowed: false,
  isReported: false,
  isListed: false,
  standing: 'private',
  hidden: null,
  draft: null,
}
const bar = (mine: Partial<MyStanding>, isOperator = false) =>
  textOf(
    draw(<AuthorBar kind="trend" id="7" mine={{ ...standing, ...mine }} isOperator={isOperator} onChange={() => {}} />),
  )
const hidden = { reason: 'Advertising', at: '2026-11-20T10:00:00.000Z' }

test.for<[Partial<MyStanding>, boolean, string]>([
  [{}, false, 'Private: only you see it. Edit Publish Delete'],
  [{ draft: 'd1' }, false, 'Private: only you see it. Go on with the draft Publish Delete'],
  [{ standing: 'published', isListed: true }, false, 'Published: everybody can read it. Edit Unpublish Delete'],
  [
    { standing: 'published' },
    false,
    `Published, not listed yet. People with the link can read it. When it is listed ${whenListed} Edit Unpublish Delete`,
  ],
  [
    { standing: 'held' },
    false,
    `Published, and waiting: until you are trusted only operators read it. When it is listed ${whenListed} Edit Unpublish Delete`,
  ],
  [
    { standing: 'hidden', hidden },
    false,
    'Hidden by an operator on 20 Nov 2026: Advertising Only you and operators see it. Edit Delete',
  ],
  [{ isOwn: false, standing: 'hidden', hidden }, true, 'Hidden by an operator on 20 Nov 2026: Advertising Restore'],
  [{ isOwn: false, standing: 'published' }, true, ''],
  [{ isOwn: false, standing: null }, false, ''],
])('to %j (operator: %s) the bar says "%s"', ([mine, isOperator, text]) => expect(bar(mine, isOperator)).toBe(text))

test('after an attempt to save all that is wanting is listed in words', () => {
  const faults = [
    { field: 'title', reason: 'is missing' },
    { field: 'authorForecast.reason', reason: 'is missing' },
    { field: 'question.options.1', reason: 'is too short' },
  ]
  const text = textOf(draw(<FaultSummary faults={faults} form={{ current: null }} toldOf={() => null} />))
  expect(text).toBe(
    '3 things need another look first. “Title” is missing “Your estimate reason” is missing “Question options 2” is too short',
  )
})

test('each tag says that it can be taken out', () => {
  const html = draw(<TagField tags={['rain']} error="This has too few" onChange={() => {}} />)
  expect(html).toContain('aria-label="Remove the tag rain"')
  expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
})

test('whoever was stopped reads it on my stuff, also where they have written nothing', () => {
  const said = { word: 'stopped', reason: 'Only adverts.', by: 'Olga Moss', at: '2026-11-21T10:00:00.000Z' } as const
  const page = { items: [], next: null, total: 0, said }
  const still = { failure: null, isWaiting: false, isMore: false, again: () => {}, more: async () => {} }
  const mine = { ...still, found: { rows: [], next: null, page } }
  const query = { q: '', kind: null, standing: null, sort: null }
  const drawn = (shelf: 'own' | 'saved') =>
    textOf(draw(<ItemList shelf={shelf} mine={mine} query={query} onClear={() => {}} nothing="Nothing is here." />))
  expect(drawn('own')).toMatch(/An operator has stopped your items: .* 21 Nov 2026: Only adverts\. Nothing is here\./)
  expect(drawn('saved')).not.toContain('stopped')
})
