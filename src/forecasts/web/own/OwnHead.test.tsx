/** What stands above the form of a forecast. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OwnForecast } from '../call-forecasts.ts'
import { OwnHead, type Said } from './OwnHead.tsx'

const said = (probability: number | null, more: Partial<OwnForecast> = {}): OwnForecast => ({
  at: '2027-03-03T10:00:00.000Z',
  itemVersion: 1,
  isOfEarlierWording: false,
  estimate: probability === null ? null : { type: 'binary', probability },
  until: null,
  reason: null,
  ...more,
})
const stood = said(0.62)
const withdrawn = said(null, { at: '2027-09-12T10:00:00.000Z' })
const over = said(null, { at: '2027-05-06T00:00:00.000Z', until: '2027-05-05' })

test.for<[what: string, Said, isOpen: boolean, string[]]>([
  ['nothing yet', { last: undefined, lapsed: undefined }, true, ['You have none at the moment']],
  ['what stands', { last: stood, lapsed: undefined }, true, ['62% since 3 Mar 2027']],
  [
    'what stands until a day',
    { last: said(0.62, { until: '2027-05-05' }), lapsed: undefined },
    true,
    ['62% since 3 Mar 2027, until the end of 5 May 2027'],
  ],
  [
    'what was asked otherwise',
    { last: said(0.62, { isOfEarlierWording: true }), lapsed: undefined },
    true,
    ['What is asked was worded anew since you said so.'],
  ],
  [
    'what was withdrawn',
    { last: withdrawn, lapsed: stood },
    true,
    ['You withdrew 62% on 12 Sep 2027', 'It counts for the time that it stood, and no longer.'],
  ],
  ['what ran out', { last: over, lapsed: stood }, true, ['62% ran out at the end of 5 May 2027', 'no longer.']],
  ['what was withdrawn of what takes no more', { last: withdrawn, lapsed: stood }, false, ['You withdrew 62%']],
])('it says %s', ([, given, isOpen, words]) => {
  const html = renderToString(<OwnHead question={{ type: 'binary' }} {...given} isOpen={isOpen} />)
  const text = html.replaceAll(/<!-- -->|<[^>]+>/g, '')
  for (const word of words) expect(text).toContain(word)
  expect(text.includes('no longer')).toBe(isOpen && given.lapsed !== undefined)
})
