/** The ways in which a language model misbehaves that is asked for a chance, and what is noted of each. */
import { complete, send, type Behaviour } from './model-server.ts'

type Bad = { name: string; behave: Behaviour; fault?: string }

const saying =
  (content: unknown): Behaviour =>
  (_, answer) =>
    complete(answer, content)

export const badJudgements: Bad[] = [
  { name: 'a chance in words', behave: saying('About one in three.'), fault: 'unreadable answer' },
  { name: 'a chance in text', behave: saying({ chance: '35%' }), fault: 'unreadable answer' },
  { name: 'per cent', behave: saying({ chance: 35 }), fault: 'unreadable answer' },
  { name: 'a chance below 0', behave: saying({ chance: -0.2 }), fault: 'unreadable answer' },
  { name: 'NaN', behave: saying('{"chance":NaN}'), fault: 'unreadable answer' },
  { name: 'infinity', behave: saying('{"chance":1e999}'), fault: 'unreadable answer' },
  { name: 'no chance at all', behave: saying({ probability: 0.4 }), fault: 'unreadable answer' },
  { name: 'several chances', behave: saying({ chance: [0.2, 0.8] }), fault: 'unreadable answer' },
  { name: 'certainty that it does not', behave: saying({ chance: 0 }), fault: 'unreadable answer' },
  { name: 'certainty that it does', behave: saying({ chance: 1 }), fault: 'unreadable answer' },
  {
    name: 'one view that excludes the other',
    behave: ({ body }, answer) => complete(answer, { chance: isInside(body) ? 0.999 : 0.001 }),
  },
  { name: 'a refusal', behave: saying('I cannot predict the future.'), fault: 'unreadable answer' },
  { name: 'an empty answer', behave: saying(''), fault: 'empty answer' },
  { name: 'status 500', behave: (_, answer) => send(answer, { chance: 0.4 }, 500), fault: 'the endpoint failed' },
  { name: 'a giant answer', behave: saying({ chance: 0.4, why: 'x'.repeat(1_000_000) }), fault: 'answer too large' },
  { name: 'silence', behave: () => undefined, fault: 'no answer in time' },
]

/** Whether the second of both views is asked for. */
export function isInside(body: Record<string, unknown>): boolean {
  return JSON.stringify(body).includes('\\"view\\":\\"inside\\"')
}
