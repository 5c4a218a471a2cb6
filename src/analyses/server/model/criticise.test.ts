/** What a language model's review of a report may change, and what not. */
import { expect, test } from 'vitest'
import { badCriticisms, honestCriticism } from '../../../../test/analyses/criticising-misbehaviours.ts'
import { complete, openModelServer } from '../../../../test/analyses/model-server.ts'
import { textOf } from '../../../../test/analyses/worded.ts'
import { wordingReport } from '../../../../test/analyses/wording-report.ts'
import { whenDone } from '../../../../test/when-done.ts'
import { whyNotClaimed } from '../../checking/claimed.ts'
import { criticise } from './criticise.ts'
import { createModelClient } from '#kit/server/language-model/model-client.ts'

const server = await openModelServer()
whenDone(() => server.close())

const settings = {
  url: server.url,
  name: 'test-model',
  key: undefined,
  prices: undefined,
  jobs: ['criticise'] as const,
}
const { report, dossier } = wordingReport()

async function criticised() {
  const model = await createModelClient(settings, { waitMs: 1 })
  const signal = new AbortController().signal
  return criticise(report, dossier, { model, saved: new Map(), save: async () => {}, signal })
}

test('what is unclear is put anew once, what else was found is counted, and none of its own texts is printed', async () => {
  server.behave(({ data }, answer) =>
    complete(
      answer,
      data.job === 'criticise'
        ? honestCriticism
        : {
            sentences: data.sentences.map(({ text, claims }) => ({
              text: text.replace(/^The house/, 'Here the house'),
              claims,
            })),
          },
    ),
  )
  const made = await criticised()
  expect(made.sections[0]?.sentences[0]).toMatchObject({
    text: expect.stringMatching(/^Here the house puts/),
    by: 'model',
  })
  expect(textOf({ ...made, sections: made.sections.slice(1) })).toBe(
    textOf({ ...report, sections: report.sections.slice(1) }),
  )
  expect(made.jobs?.at(-1)).toMatchObject({
    job: 'criticise',
    calls: 2,
    faults: {},
    came: {
      'first sentence answers': 1,
      'found missing': 1,
      'found beside the point': 1,
      'found unclear': 1,
      'sentences put anew': 1,
    },
  })
  expect(server.calls).toHaveLength(2)
  expect(textOf(made)).not.toContain('2050')
})

test.for(badCriticisms.map((one) => [one.name, one] as const))(
  '%s: nothing of it reaches a report',
  async ([, { behave, bad }]) => {
    server.behave(behave)
    const made = await criticised()
    expect(JSON.stringify({ ...made, question: '' })).not.toMatch(bad)
    expect(textOf(made)).toBe(textOf(report))
    for (const sentence of made.sections.flatMap(({ sentences }) => sentences))
      expect(whyNotClaimed(sentence)).toBeNull()
  },
)

test('what names a sentence that is none is not counted either', async () => {
  server.behave((_, answer) => complete(answer, { ...honestCriticism, unclear: [{ sentence: 99, why: '' }] }))
  expect((await criticised()).jobs?.at(-1)).toMatchObject({ faults: { 'unreadable answer': 1 }, came: {} })
})

test('a report that is found good is left as it is', async () => {
  server.behave((_, answer) => complete(answer, { answers: true, missing: [], irrelevant: [], unclear: [] }))
  const made = await criticised()
  expect(made.sections).toEqual(report.sections)
  expect(server.calls).toHaveLength(1)
})
