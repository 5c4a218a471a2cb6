/** What somebody writes is shown to them over HTTP as pages will draw it. */
import { expect, test } from 'vitest'
import { givenContent } from '../../../../test/content-as.ts'

const { ask } = await givenContent()

test('a preview shows what pages will: no script, no picture, no address that runs', async () => {
  const body =
    '# Hi\n\n<script>alert(1)</script> <svg onload=x>\n\n[a](javascript:x) [b](data:text/html,x) [c](https://example.org) ![p](x.png)'
  const { body: answer, text } = await ask('POST /api/prose', { as: 'ada', body: { body } })
  expect(text.match(/"href":"[^"]*"/g)).toEqual(['"href":"https://example.org"'])
  expect(new Set(text.match(/"tag":"\w+"/g))).toEqual(new Set(['"tag":"h2"', '"tag":"text"', '"tag":"p"', '"tag":"a"']))
  expect(answer.prose[0]).toMatchObject({ tag: 'h2' })
  expect((await ask('POST /api/prose', { as: 'ada', body: { body: 'x'.repeat(1_000_000) } })).body.error.code).toBe(
    'body-too-large',
  )
  expect((await ask('POST /api/prose', { as: 'ada', body: { body: 'x'.repeat(100_001) } })).status).toBe(400)
})
