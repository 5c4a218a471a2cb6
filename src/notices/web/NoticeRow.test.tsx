/** A notice as it is listed: with the way to its item, where that can be read, and with its hour on the day itself. */
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { TodayProvider } from '#kit/web/today.ts'
import type { Notice } from './call-notices.ts'
import { NoticeRow } from './NoticeRow.tsx'

const notice: Notice = {
  id: '12',
  what: 'outcome',
  ref: 'prediction/7',
  kind: 'prediction',
  label: 'Ice on the river',
  says: 'It came out: yes.',
  at: '2026-11-28T09:12:00.000Z',
  isSeen: false,
}

function draw(other: Partial<Notice> = {}, today = '2026-11-28'): string {
  const element = (
    <TodayProvider value={today}>
      <ul>
        <NoticeRow notice={{ ...notice, ...other }} />
      </ul>
    </TodayProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '')
}

test('what is new says so to whoever hears the page, and leads to its item', () => {
  const html = draw()
  expect(html).toContain('<span class="unseen">New: </span>')
  expect(html).toMatch(/<a [^>]*href="\/prediction\/7"[^>]*>Ice on the river<\/a>/)
  expect(html).toContain('It came out: yes.')
  expect(draw({ isSeen: true })).not.toContain('New: ')
})

test('what cannot be read any more leads nowhere, and is called by its kind', () => {
  const html = draw({ label: null, says: 'A prediction that you followed was deleted.' })
  expect(html).not.toContain('<a ')
  expect(html).toContain('A prediction</p>')
})

test('of today the hour is told, of another day the day', () => {
  expect(draw()).toContain('>09:12 UTC</time>')
  expect(draw({}, '2026-11-29')).toContain('>28 Nov 2026</time>')
})
