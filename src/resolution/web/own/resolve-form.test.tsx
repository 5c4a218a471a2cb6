/** What the form of an outcome says that it will do, to whom there is. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TodayProvider } from '#kit/web/today.ts'
import type { Resolvable } from '../asked.ts'
import { ResolveForm } from './ResolveForm.tsx'

const item = {
  id: '7',
  version: 1,
  publishedAt: '2026-01-01T00:00:00Z',
  question: { type: 'binary' },
} as Resolvable

const said = (forecasters: number, followers: number) => {
  const counts = { forecasters, followers } as Parameters<typeof ResolveForm>[0]['counts']
  const html = renderToString(
    <TodayProvider value="2026-11-30">
      <ResolveForm item={item} counts={counts} onDone={() => {}} onCancel={() => {}} />
    </TodayProvider>,
  )
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) => text.replaceAll(/<.*?>/g, ''))
}

test.each<[forecasters: number, followers: number, says: string[]]>([
  [0, 0, ['Nobody has forecast it.', 'Your reason stands on this page for everybody.']],
  [
    1,
    1,
    [
      'One person forecast it.',
      'One person who follows it is told.',
      'For 3 days whoever forecast it may object.',
      'Your reason stands on this page for everybody.',
    ],
  ],
  [
    41,
    2,
    [
      '41 people forecast it.',
      '2 people who follow it are told.',
      'For 3 days whoever forecast it may object.',
      'Your reason stands on this page for everybody.',
    ],
  ],
])('%i who forecast it and %i who follow it', (forecasters, followers, says) => {
  expect(said(forecasters, followers)).toEqual(says)
})
