/** What is drawn of a file before it is kept, and of what was brought. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { Preview } from './call-imports.ts'
import { ImportedRecord } from './ImportedRecord.tsx'
import { ImportList } from './ImportList.tsx'
import { Understood } from './Understood.tsx'

const textOf = (element: ReactNode) =>
  renderToString(<MemoryRouter>{element}</MemoryRouter>)
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const none = {
  questions: 0,
  forecasts: 0,
  cameOut: 0,
  annulled: 0,
  types: [],
  examples: [],
  unread: [],
  unreadCount: 0,
}
const ada = { id: '7', name: 'Ada', forecasts: 3 }
const understood = (
  preview: Partial<Preview>,
  platform: 'manifold' | 'metaculus' = 'metaculus',
  asked: string | null = null,
) =>
  textOf(
    <Understood
      preview={{
        people: [ada],
        peopleCount: preview.people?.length ?? 1,
        whose: '7',
        ...none,
        leftOut: 0,
        notes: [],
        ...preview,
      }}
      isOld={false}
      platform={platform}
      asked={asked}
      isBusy={false}
      onWhose={() => {}}
      onKeep={() => {}}
    />,
  )

test('before anybody says who of several people they are, nothing else is told', () => {
  const text = understood({ people: [ada, { id: '8', name: 'Ben', forecasts: 1 }], whose: null })
  expect(text).toContain('Who of them are you? Choose Ada (3 forecasts) Ben (1 forecast)')
  expect(text).not.toContain('can be brought')
})

test('who is not among the people that are listed gives their name, and is told where nobody has it', () => {
  const people = [ada, { id: '8', name: 'Ben', forecasts: 2 }]
  expect(understood({ people, whose: null })).not.toContain('Or your name there')
  const many = { people, peopleCount: 1302, whose: null }
  expect(understood(many)).toContain(
    'Or your name there The list has the people with the most forecasts, and leaves out 1,300.',
  )
  expect(understood(many, 'metaculus', 'Cyd')).toContain(
    'Nobody, or more than one, is called &quot;Cyd&quot; in the file.',
  )
  expect(understood({ ...many, whose: '8' }, 'metaculus', 'Ben')).not.toContain('Nobody')
})

test('a file without a forecast says so, and one of which nothing can be read has no button', () => {
  expect(understood({ people: [], whose: null })).toBe('No forecast was found in it.')
  const unread = [{ where: 'line 2 of forecast_data.csv', reason: 'is no chance between 0 and 1', rows: 1 }]
  const text = understood({ unread, unreadCount: 1, leftOut: 3 })
  expect(text).toContain('0 questions with 0 forecasts can be brought.')
  expect(text).toContain('1 row could not be read; 3 forecasts are left out with them')
  expect(text).toContain('line 2 of forecast_data.csv: it is no chance between 0 and 1')
  expect(text).not.toContain('Bring')
})

test('a line that stands for many rows says for how many, and the rest is counted in rows', () => {
  const unread = [{ where: 'market m1', reason: 'is a market that is not in the file', rows: 3 }]
  const text = understood({ unread, unreadCount: 5, leftOut: 6 })
  expect(text).toContain('5 rows could not be read; 6 forecasts are left out with them')
  expect(text).toContain('market m1: it is a market that is not in the file (3 rows) And 2 more rows.')
})

test('what scores are of is said: of five quantiles, and of a price after a trade that is never called a forecast', () => {
  const one = { key: 'm', title: 'Will it?', question: { type: 'binary' as const }, forecasts: 2 }
  const examples = [{ ...one, estimate: { type: 'binary' as const, probability: 0.4 } }]
  const text = understood(
    { ...none, questions: 1, forecasts: 2, types: [{ type: 'binary', questions: 1, forecasts: 2 }], examples },
    'manifold',
  )
  expect(text).toContain('Last price after your trade Will it? yes or no 2 40%')
  const record = {
    platform: 'manifold' as const,
    questions: 1,
    brier: null,
    log: null,
    baseline: 1,
    coverage: 0.5,
    calibration: { inTime: [], early: [] },
  }
  expect(textOf(<ImportedRecord record={{ ...record, platform: 'metaculus' }} />)).toContain(
    'Where an outcome lies in the tails beyond them, the score can differ much from that of the whole curve.',
  )
  expect(textOf(<ImportedRecord record={record} />)).toMatch(
    /by the price after your trade, and come out .* What is read here as said is the price after your trade/,
  )
})

test('what was brought stands with the way to take it out', () => {
  const made = { id: '1', platform: 'fatebook' as const, at: '2026-11-28T10:00:00.000Z', questions: 2, forecasts: 5 }
  expect(textOf(<ImportList imports={[made]} />)).toContain(
    'Fatebook 28 Nov 2026 2 5 Undo what was brought from Fatebook on 28 Nov 2026',
  )
})
