/** What the page of an item says of what people say: everything that is read without a script, and nothing that is not. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Whole } from '#items/web/kind-view.ts'
import { someItem } from '#items/web/test-page.tsx'
import { ThenProvider } from '#items/web/then.ts'
import type { Comment, Comments } from './call-discussion.ts'
import { DiscussionPart } from './DiscussionPart.tsx'

const item = { ...someItem, id: '7', kind: 'trend' } as Whole

function comment(other: Partial<Comment> = {}): Comment {
  return {
    id: '3',
    threadId: null,
    state: 'shown',
    author: 'Ada Okafor',
    isByOwner: false,
    isOwn: false,
    at: '2026-11-20T12:00:00.000Z',
    editedAt: null,
    version: 1,
    text: 'See [this](https://example.org).',
    prose: [
      {
        tag: 'p',
        children: [{ tag: 'a', href: 'https://example.org', children: [{ tag: 'text', text: 'this' }] }],
      },
    ],
    stance: null,
    minds: 0,
    isMinded: false,
    hidden: null,
    ...other,
  }
}

const gone = { author: null, text: null, prose: null } as const

function draw(comments: Comment[], { replies = [], isThen = false }: { replies?: Comment[]; isThen?: boolean } = {}) {
  const drawn: Comments = {
    itemId: '7',
    total: comments.length + replies.length,
    threads: comments.map((one) => ({ ...one, more: { replies, next: null } })),
    next: null,
  }
  const stance = {
    Said: ({ stance: said }: { stance: unknown }) => <i>held {String(said)}</i>,
    Offer: () => null,
    Turn: () => null,
  }
  return renderToString(
    <ThenProvider value={isThen}>
      <MemoryRouter>
        <DiscussionPart item={item} drawn={drawn} stance={stance} />
      </MemoryRouter>
    </ThenProvider>,
  ).replaceAll('<!-- -->', '')
}

test('a comment is drawn with its author, its day, how many minds it changed, and links that vouch for nothing', () => {
  const drawn = draw([comment({ minds: 2, isByOwner: true, editedAt: '2026-11-21T12:00:00.000Z' })])
  for (const said of [
    '1 comment',
    'Ada Okafor',
    'who wrote this item',
    '20 Nov 2026',
    'edited',
    '2 people changed their mind',
    '<a href="https://example.org" rel="nofollow ugc noopener">this</a>',
    'Sign in to comment',
  ])
    expect(drawn).toContain(said)
  expect(drawn).not.toMatch(/Report|Reply|held/)
})

test('replies stand below, each with what its writer held', () => {
  const drawn = draw([comment()], { replies: [comment({ id: '4', threadId: '3', author: 'Ben Sato', stance: '44%' })] })
  expect(drawn.indexOf('Ben Sato')).toBeGreaterThan(drawn.indexOf('Ada Okafor'))
  expect(drawn).toContain('<i>held 44%</i>')
  expect(drawn).toContain('2 comments')
})

test.for([
  ['removed', 'Removed by its author.'],
  ['left', 'Removed with its account.'],
  ['hidden', 'Hidden by an operator.'],
  ['held', 'Waits for an operator.'],
] as const)('of one that is %s it is said "%s", and its replies stay', ([state, said]) => {
  const drawn = draw([comment({ state, ...gone })], { replies: [comment({ id: '4', author: 'Ben Sato' })] })
  expect(drawn).toContain(said)
  expect(drawn).toContain('Ben Sato')
  expect(drawn).not.toContain('Ada Okafor')
})

test('its author reads one that is hidden, and why', () => {
  const hidden = { reason: 'It insults somebody.', at: '2026-11-21T12:00:00.000Z' }
  const drawn = draw([comment({ state: 'hidden', isOwn: true, hidden })])
  expect(drawn).toContain('Hidden: only you and operators read this. The reason: It insults somebody.')
  expect(drawn).toContain('Ada Okafor')
})

test('where nobody has said anything it says so', () => {
  expect(draw([])).toContain('Nobody has said anything yet.')
})

test('the page of an earlier version leads to what is said of the item today', () => {
  const drawn = draw([comment()], { isThen: true })
  expect(drawn).toContain('href="/trend/7#discussion"')
  expect(drawn).not.toMatch(/Ada Okafor|Sign in/)
})
