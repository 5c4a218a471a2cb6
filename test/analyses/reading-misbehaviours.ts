/** The ways in which a language model misbehaves that is asked to read a question: of one in German, and one in English. */
import { complete, completionOf, send, type Behaviour } from './model-server.ts'

export const german = 'Wird der Anteil der Elektroautos an den Neuwagen bis 2034 mindestens 50 % erreichen?'
export const english = 'Will electric cars be at least 50% of new car sales by 2034?'

const part = {
  wants: 'chance',
  words: 'share of electric cars in new car sales',
  items: [] as string[],
  place: 'world',
  relation: { comparison: 'at-least', value: 50, unit: '%', said: 'mindestens 50 %' } as object | null,
  when: { kind: 'by', from: 2026, to: 2034, said: 'bis 2034' } as object | null,
  negated: false,
  condition: null as object | null,
  decision: null as string | null,
}
const ofGerman = {
  language: 'de',
  english: 'Will the share of electric cars in new car sales reach at least 50% by 2034?',
}
export const honestReading = { ...ofGerman, parts: [part] }

/** The German reading, with something bent. */
const bent = (change: Partial<typeof part>, more: object = {}) => ({
  ...honestReading,
  parts: [{ ...part, ...change }],
  ...more,
})
const said = (relation: object) => ({ relation: { ...part.relation, ...relation } })
const time = (when: object) => ({ when: { ...part.when, ...when } })

/** `why`: the fault that is noted; none of them may be shown. */
export const badReadings: { name: string; content: unknown; why: string }[] = [
  { name: 'no JSON', content: 'You ask whether electric cars win.', why: 'unreadable answer' },
  { name: 'JSON that breaks off', content: JSON.stringify(honestReading).slice(0, -20), why: 'unreadable answer' },
  { name: 'an empty answer', content: '  ', why: 'empty answer' },
  { name: 'JSON of another shape', content: { answer: '62%' }, why: 'unreadable answer' },
  { name: 'no parts', content: { ...ofGerman, parts: [] }, why: 'unreadable answer' },
  {
    name: 'more parts than anybody asks',
    content: { ...ofGerman, parts: Array.from({ length: 9 }, () => part) },
    why: 'unreadable answer',
  },
  { name: 'a value that is no number', content: bent(said({ value: 'fifty' })), why: 'unreadable answer' },
  { name: 'NaN', content: JSON.stringify(bent(said({ value: 'N' }))).replace('"N"', 'NaN'), why: 'unreadable answer' },
  {
    name: 'infinity',
    content: JSON.stringify(bent(said({ value: 7 }))).replace('"value":7', '"value":1e999'),
    why: 'unreadable answer',
  },
  { name: 'a want that is none', content: bent({ wants: 'headline' }), why: 'unreadable answer' },
  {
    name: 'a chance of its own',
    content: bent({}, { english: 'Will electric cars reach 50% by 2034, which is 62% likely?' }),
    why: 'a number that was not asked',
  },
  { name: 'another value', content: bent(said({ value: 60 })), why: 'a number that was not asked' },
  {
    name: 'another value in both',
    content: bent(said({ value: 60 }), { english: ofGerman.english.replace('50', '60') }),
    why: 'a number that was not asked',
  },
  { name: 'another year', content: bent(time({ to: 2044 })), why: 'a year that was not asked' },
  {
    name: 'another year in both',
    content: bent(time({ to: 2044 }), { english: ofGerman.english.replace('2034', '2044') }),
    why: 'a year that was not asked',
  },
  {
    name: 'a value from words that are not there',
    content: bent(said({ said: 'mindestens 60 %', value: 60 })),
    why: 'words that were not asked',
  },
  {
    name: 'a factor that nobody said',
    content: bent({ relation: { comparison: 'above', factor: 7, of: { self: 2026 }, said: 'mindestens 50 %' } }),
    why: 'a number that was not asked',
  },
  { name: 'an invented item', content: bent({ items: ['trend/999999'] }), why: 'an item that was not found' },
  {
    name: 'an item that is code',
    content: bent({ items: ["'; drop table item; --"] }),
    why: 'an item that was not found',
  },
  { name: 'a place that is none', content: bent({ place: 'Atlantis' }), why: 'a place that is none' },
  { name: 'the other side', content: bent(said({ comparison: 'at-most' })), why: 'contradicts itself' },
  {
    name: 'the other side in its English',
    content: bent({}, { english: ofGerman.english.replace('at least', 'at most') }),
    why: 'contradicts itself',
  },
  { name: 'a denial that nobody made', content: bent({ negated: true }), why: 'contradicts itself' },
  {
    name: 'a denial in its English',
    content: bent({}, { english: ofGerman.english.replace('reach', 'fail to reach') }),
    why: 'contradicts itself',
  },
  {
    name: 'a condition that nobody set',
    content: bent({ condition: { ...part, words: 'a war' } }),
    why: 'contradicts itself',
  },
  { name: 'a comparison that is gone', content: bent({ relation: null }), why: 'contradicts itself' },
  { name: 'two parts for one', content: { ...honestReading, parts: [part, part] }, why: 'contradicts itself' },
  { name: 'English that is German', content: bent({}, { english: german }), why: 'no plain English' },
  {
    name: 'markup',
    content: bent({}, { english: `${ofGerman.english} <script>alert(1)</script>` }),
    why: 'no plain English',
  },
  {
    name: 'an address',
    content: bent({}, { english: `${ofGerman.english} See https://evil.example/pay` }),
    why: 'no plain English',
  },
  { name: 'words that are an address', content: bent({ words: 'www.evil.example' }), why: 'no plain English' },
  {
    name: 'signs that are not seen',
    content: bent({}, { english: `${ofGerman.english}\u202E` }),
    why: 'no plain English',
  },
  {
    name: 'a lecture',
    content: bent({}, { english: `${ofGerman.english} ${'It is so and so on. '.repeat(17)}` }),
    why: 'no plain English',
  },
  {
    name: 'a decision that nobody told',
    content: bent({ decision: 'whether to buy shares of a carmaker' }),
    why: 'words that were not asked',
  },
]

/** What the endpoint does. `why` is what is noted of it. */
export const badEndpoints: { name: string; behave: Behaviour; why: string }[] = [
  { name: 'silence', behave: () => undefined, why: 'no answer in time' },
  { name: 'an endless stream', behave: (_, answer) => pour(answer), why: 'answer too large' },
  { name: 'ten megabytes', behave: (_, answer) => complete(answer, 'x'.repeat(10_000_000)), why: 'answer too large' },
  {
    name: 'status 429',
    behave: (_, answer) => send(answer, {}, 429, { 'retry-after': '3600' }),
    why: 'the endpoint was busy',
  },
  {
    name: 'status 500',
    behave: (_, answer) => send(answer, { error: honestReading }, 500),
    why: 'the endpoint failed',
  },
  {
    name: 'no choices',
    behave: (_, answer) => send(answer, { ...completionOf(''), choices: [] }),
    why: 'the endpoint failed',
  },
  { name: 'a refusal', behave: (_, answer) => complete(answer, 'I cannot help with that.'), why: 'unreadable answer' },
  {
    name: 'a call of a tool that nobody offered',
    behave: (_, answer) => send(answer, toolCalled()),
    why: 'empty answer',
  },
]

function toolCalled() {
  const call = { id: 't1', type: 'function', function: { name: 'read', arguments: JSON.stringify(honestReading) } }
  const { choices, ...rest } = completionOf('')
  return { ...rest, choices: [{ ...choices[0], message: { role: 'assistant', content: null, tool_calls: [call] } }] }
}

function pour(answer: Parameters<Behaviour>[1]): void {
  answer.writeHead(200, { 'content-type': 'application/json' })
  const more = () => {
    while (!answer.destroyed && answer.write('{"choices":'.repeat(1000)));
  }
  answer.on('drain', more)
  more()
}
