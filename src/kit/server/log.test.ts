import { expect, test } from 'vitest'
import { createLog, withoutSecrets } from './log.ts'

function linesOf(write: (log: ReturnType<typeof createLog>) => void, level: Parameters<typeof createLog>[0] = 'info') {
  const lines: string[] = []
  write(createLog(level, { write: (line) => lines.push(line) }))
  return lines
}

test('the log is JSON, a line for each event', () => {
  const [line = ''] = linesOf((log) => log.info({ ms: 3 }, 'answered'))
  expect(JSON.parse(line)).toMatchObject({ level: 30, ms: 3, msg: 'answered' })
  expect(line.endsWith('\n')).toBe(true)
})

test('what lies below the level is not written', () => {
  expect(linesOf((log) => log.info('quiet'), 'warn')).toEqual([])
})

test('a request is its method and its path, without the query', () => {
  const [line = ''] = linesOf((log) =>
    log.info({ req: { method: 'GET', url: `/${'a'.repeat(300)}?q=secret` } }, 'answered'),
  )
  expect(JSON.parse(line).req).toEqual({ method: 'GET', path: `/${'a'.repeat(199)}` })
})

test.each([
  ['/feeds/%6dine/Zb3_x-9aQ.atom', '/feeds/mine/[token]'],
  ['/%66eeds/mine/Zb3_x-9aQ.rss', '/feeds/mine/[token]'],
  ['/feeds/mine%2fZb3_x-9aQ.json', '/feeds/mine/[token]'],
  ['/feeds//Mine//Zb3_x-9aQ.atom', '/feeds//Mine//[token]'],
  ['/calendar/mi%6Ee/Zb3_x-9aQ.ics', '/calendar/mine/[token]'],
  ['/u/ada%40example%2Ecom', '/u/[mail]'],
  ['/u/12.1%2EZb3_x-9aQZb3_x-9aQZb3x', '/u/[token]'],
  ['/set/%E4%B8%96%ff', '/set/%E4%B8%96%ff'],
])('a secret in the path %j is none in the log, however it is spelt', (url, path) => {
  const [line = ''] = linesOf((log) => log.info({ req: { method: 'GET', url } }, 'answered'))
  expect(JSON.parse(line).req.path).toBe(path)
})

test('an error keeps its stack and code, and loses what repeats a row', () => {
  const error = Object.assign(new Error('duplicate key for ada@example.com'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com)',
  })
  const [line = ''] = linesOf((log) => log.error({ err: error }, 'a bug'))
  expect(JSON.parse(line).err).toMatchObject({ type: 'Error', message: 'duplicate key for [mail]', code: '23505' })
  expect(JSON.parse(line).err.stack).toContain('log.test.ts')
  expect(line).not.toContain('ada')
})

test.for<[text: string, kept: string]>([
  ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [token]'],
  ['/feeds/mine/Zb3_x-9aQ.atom?x and /calendar/mine/Zb3.ics', '/feeds/mine/[token]?x and /calendar/mine/[token]'],
  ['got eyJhbGciOi.eyJzdWIi.sig_x back', 'got [token] back'],
  ['key sk_test_4242424242', 'key [token]'],
  ['secret whsec_abcdefgh12', 'secret [token]'],
  ['model sk-proj-Ab_12345-x', 'model [token]'],
  ['postgresql://me:hunter2@db/farsight is gone', 'postgresql://[user]@db/farsight is gone'],
  ['mail to ada.lovelace+x@mail.example.com failed', 'mail to [mail] failed'],
  ['path /u/ada%40example.com', 'path /u/[mail]'],
  ['nothing to hide at 31% and a@b', 'nothing to hide at 31% and a@b'],
])('%j is written as %j', ([text, kept]) => {
  expect(withoutSecrets(text)).toBe(kept)
  const [line = ''] = linesOf((log) => log.info(text))
  expect(JSON.parse(line).msg).toBe(kept)
})
