/** The ways in which a language model misbehaves that is asked what a reader would stumble over. */
import { complete, honest, send, type Behaviour } from './model-server.ts'

/** As a reader who finds the first sentence unclear. */
export const honestCriticism = {
  answers: true,
  missing: ['the year 2050'],
  irrelevant: [2],
  unclear: [{ sentence: 1, why: 'long' }],
}

const criticism =
  (content: unknown): Behaviour =>
  ({ data }, answer) =>
    complete(answer, data.job === 'criticise' ? content : { sentences: honest(data) })

/** What is found is good, and what is put anew is not. */
const revision =
  (bend: (text: string) => string): Behaviour =>
  ({ data }, answer) =>
    complete(
      answer,
      data.job === 'criticise'
        ? honestCriticism
        : { sentences: data.sentences.map(({ text, claims }) => ({ text: bend(text), claims })) },
    )

/** `bad` is what no report may hold. */
export const badCriticisms: { name: string; behave: Behaviour; bad: RegExp }[] = [
  { name: 'a lecture', behave: criticism('The report should say 62%.'), bad: /62%/ },
  { name: 'a report of its own', behave: criticism({ report: 'It is 62% likely.' }), bad: /62%/ },
  {
    name: 'a sentence that is none',
    behave: criticism({ ...honestCriticism, unclear: [{ sentence: 99, why: '' }] }),
    bad: /so to say/,
  },
  { name: 'a sentence below the first', behave: criticism({ ...honestCriticism, irrelevant: [0] }), bad: /so to say/ },
  {
    name: 'a thousand faults',
    behave: criticism({ ...honestCriticism, missing: Array.from({ length: 1000 }, () => 'all') }),
    bad: /so to say/,
  },
  {
    name: 'numbers in what is missing',
    behave: criticism({ ...honestCriticism, unclear: [], missing: ['a chance of 62%'] }),
    bad: /62%/,
  },
  { name: 'status 500', behave: (_, answer) => send(answer, 'It is 62% likely.', 500), bad: /62%/ },
  { name: 'a revision with another number', behave: revision((text) => text.replace(/31%/, '62%')), bad: /62%/ },
  {
    name: 'a revision with a number in words',
    behave: revision((text) => text.replace(/31%/, 'a third')),
    bad: /third/,
  },
  {
    name: 'a revision that denies',
    behave: revision((text) => text.replace(/ puts /, ' does not put ')),
    bad: /does not put/,
  },
  {
    name: 'a revision with a name',
    behave: revision((text) => text.replace(/\.$/, ', says Professor Vandermeer.')),
    bad: /Vandermeer/,
  },
  {
    name: 'a revision with an address',
    behave: revision((text) => text.replace(/\.$/, ', see https://evil.example.')),
    bad: /evil/,
  },
]
