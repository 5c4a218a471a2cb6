/** Files that no platform wrote, over HTTP: whatever of them is taken can be listed, scored, turned over and taken out. */
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { givenSender } from '../../../test/files/own-forecasts.ts'
import { givenServer } from '../../../test/given.ts'
import { givenUser } from '../../../test/given/user.ts'

const { app } = await givenServer({ stocked: true })
const { send, preview } = givenSender(app)
const root = '/api/me/imports'
const parts = (file: Uint8Array) => ({ platform: 'metaculus', file: new Blob([file.slice()]) })

const bare = { type: 'binary', options: '', min: '', max: '', open: '', close: '', resolution: 'yes', known: '' }
type Odd = Partial<typeof bare & { start: string; end: string; said: string }>
/** Two questions of a kind. */
function archive(odd: Odd): Uint8Array {
  const { type, options, min, max, open, close, resolution, known, start, end, said } = {
    ...bare,
    start: '2024-01-02',
    end: '',
    said: '0.7',
    ...odd,
  }
  const questions = [
    'Question ID,Question Title,Question Type,MC Options,Lower Bound,Open Lower Bound,Upper Bound,Open Upper Bound,Open Time,Scheduled Close Time,Resolution,Resolution Known Time',
    ...[1, 2].map(
      (id) => `${id},Will it?,${type},"${options}",${min},True,${max},True,${open},${close},${resolution},${known}`,
    ),
  ]
  const column = { binary: 'Probability Yes', multiple_choice: 'Probability Yes Per Category' }[type]
  const forecasts = [
    `Question ID,Forecaster ID,Start Time,End Time,${column ?? 'Continuous CDF'}`,
    ...[1, 2].map((id) => `${id},7,${start},${end},"${said}"`),
  ]
  return zipSync({
    'question_data.csv': strToU8(questions.join('\n')),
    'forecast_data.csv': strToU8(forecasts.join('\n')),
  })
}
const days = { type: 'date', min: '2024-01-01', max: '2024-04-10', said: '[0.1, 0.5, 0.9]' }

test.each<Odd>([
  { open: '0000-01-01' },
  { start: '0000-01-02' },
  { end: '0000-01-02' },
  { known: '0000-01-02' },
  { known: '1969-12-31' },
  { known: '1970-01-01 00:00:00+14:00' },
  { close: '9999-12-31 23:59:59-23:59' },
  { close: '9999-12-31 23:59:59', known: '9999-12-31 23:59:59' },
  { open: '9999-12-31 23:59:59', known: '9999-12-31 23:59:59' },
  { open: '2024-01-01 00:00:00+99:99', start: '2024-01-02 00:00:00+99:99' },
  { ...days, resolution: '9999-12-31 23:00-23:59' },
  { ...days, resolution: '9999-12-31' },
  { ...days, resolution: '0001-01-01' },
  { ...days, min: '0000-01-01' },
  { ...days, max: '9999-12-31 23:00-23:59' },
  { type: 'multiple_choice', options: "['a', '__proto__']", resolution: 'a', said: '[0.5, 0.5]' },
  { type: 'multiple_choice', options: "['a', 'constructor']", resolution: 'a', said: '[0.5, 0.5]' },
  { type: 'multiple_choice', options: "['a', 'toString']", resolution: 'toString', said: '[0.5, 0.5]' },
])('%o is taken as far as the lists can tell it, or refused with a reason', async (odd) => {
  const ada = await givenUser(app)
  const seen = await preview(ada, parts(archive(odd)))
  expect(seen).toMatchObject({ status: 200 })
  const { questions, leftOut, unread } = seen.body
  const isTaken = questions === 2
  expect([questions, leftOut, unread.length]).toEqual(isTaken ? [2, 0, 0] : [0, 2, 2])
  const kept = await send(ada, parts(archive(odd)))
  expect([kept.status, kept.body.error?.code]).toEqual(isTaken ? [200, undefined] : [409, 'nothing-to-import'])
  for (const path of ['', '/questions', '/questions.csv'])
    expect((await ada.call('GET', `${root}${path}`)).statusCode).toBe(200)
  const { next } = (await ada.call('GET', `${root}/questions?limit=1`)).json()
  expect(next !== null).toBe(isTaken)
  const second = next && (await ada.call('GET', `${root}/questions?limit=1&cursor=${next}`)).json()
  expect(second?.questions.length ?? 1).toBe(1)
})
