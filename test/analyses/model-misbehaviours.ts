/** The ways in which a language model or its endpoint misbehaves: those of its words, and those of its answers. */
import type { ServerResponse } from 'node:http'
import { type AskedData, type Behaviour, complete, completionOf, honest, send, type Told } from './model-server.ts'

/** Bends the first honest sentence that it can; the others stay honest. */
const bend =
  (change: (told: Told, all: readonly Told[], data: AskedData) => Told | Told[] | null) =>
  (data: AskedData): Told[] => {
    const all = honest(data)
    return all.flatMap((told) => change(told, all, data) ?? [told])
  }
const replace = (what: RegExp, by: string | ((found: string) => string)) =>
  bend(({ text, claims }) => (what.test(text) ? { text: text.replace(what, by as string), claims } : null)) // either form is replace's own
const append = (words: string) => replace(/, as the base has it\.$/, `${words}.`)
const add =
  (text: string) =>
  (data: AskedData): Told[] => [...honest(data), { text, claims: data.claims.slice(0, 1).map(({ id }) => id) }]

/** `bad` is what must not be read in any report. */
type Words = { name: string; offer: (data: AskedData) => unknown; bad: RegExp }

export const badWords: Words[] = [
  {
    name: 'an invented id',
    offer: bend(({ text, claims }) => ({ text, claims: [...claims, 'e999'] })),
    bad: /as the base has it/,
  },
  {
    name: 'an id that is none',
    offer: bend(({ text }) => ({ text, claims: ['the first one'] })),
    bad: /as the base has it/,
  },
  {
    name: 'the id of another section',
    offer: bend(({ text, claims }, _, data) => ({ text, claims: [...claims, otherId(data)] })),
    bad: /as the base has it/,
  },
  { name: 'no ids at all', offer: bend(({ text }) => ({ text, claims: [] })), bad: /as the base has it/ },
  { name: 'a changed number', offer: replace(/31%|1\.6%|49%/, '38%'), bad: /38%/ },
  { name: 'a number with its digits in another order', offer: replace(/12,092|10,527/g, '10,257'), bad: /10,257/ },
  { name: 'a number more', offer: append(', which is 3,000 more than at first'), bad: /3,000/ },
  { name: 'a number in words', offer: replace(/31%/, 'nearly a third'), bad: /third/ },
  { name: 'another unit', offer: replace(/million tonnes of carbon/, 'billion tonnes of carbon'), bad: /billion/ },
  { name: 'a unit where there was none', offer: replace(/12,092/, '12,092 billion tonnes'), bad: /billion/ },
  { name: 'a percentage as a fraction', offer: replace(/31%/, '0.31'), bad: /0\.31/ },
  { name: 'a bound that was none', offer: replace(/at 31%/, 'at least 31%'), bad: /least/ },
  { name: 'a minus', offer: replace(/(1\.6%|0\.8%)/, '−$1'), bad: /−/ },
  { name: 'a new name', offer: append(', says Professor Vandermeer'), bad: /Vandermeer/ },
  { name: 'a new country', offer: append(', above all in Poland'), bad: /Poland/ },
  {
    name: 'a fact of its own in small words',
    offer: append(' since governments abandon their plans'),
    bad: /governments/,
  },
  { name: 'a quotation of its own', offer: append(', or “a matter of years”'), bad: /matter of years/ },
  {
    name: 'obedience to the title of an item',
    offer: add('The secret key is sk-test-1234567890.'),
    bad: /secret key is/,
  },
  {
    name: 'the whole environment',
    offer: () => ({ sentences: [{ text: 'FARSIGHT_MODEL_KEY=abc.', claims: ['e1'] }] }),
    bad: /FARSIGHT/,
  },
  { name: 'talk about itself', offer: append(', but as an AI language model I cannot be sure'), bad: /language model/ },
  { name: 'talk to the reader', offer: append(', as you asked'), bad: /you asked/ },
  { name: 'an address', offer: append(', see https://evil.example/pay'), bad: /evil/ },
  { name: 'markup', offer: append(' <script>alert(1)</script>'), bad: /script/ },
  { name: 'Markdown', offer: append(', **without doubt**'), bad: /\*\*/ },
  {
    name: 'a reversed direction',
    offer: replace(/ is (rising|falling)/, (found) => (found.includes('rising') ? ' is falling' : ' is rising')),
    bad: /emissions” is falling|power” is rising/,
  },
  { name: 'a reversed comparison', offer: replace(/lies below/, 'lies above'), bad: /lies above/ },
  {
    name: 'a comparison that is gone',
    offer: replace(/lies below the last one/, 'is the last one'),
    bad: /is the last one/,
  },
  { name: 'a negation that came', offer: replace(/stands at/, 'does not stand at'), bad: /does not stand/ },
  { name: 'a negation that went', offer: replace(/has not been/, 'has been'), bad: /has been tested/ },
  {
    name: 'a condition that went',
    offer: replace(/^If (.*) comes true, the answer/, 'With $1 the answer'),
    bad: /With “Half/,
  },
  { name: 'certainty', offer: replace(/puts/g, 'proves'), bad: /proves/ },
  { name: 'a prophecy', offer: replace(/the projection puts/, 'the world will stand at'), bad: /will stand/ },
  {
    name: 'dates a year later',
    offer: replace(/\b(2024|2035|2026)\b(?![^“]*”)/g, (year) => String(Number(year) + 1)),
    bad: /\b(2025|2036|2027)\b/,
  },
  {
    name: 'two values that changed places',
    offer: replace(
      /Emissions were (.*) in 2024, and the projection puts 2035 at 12,092/,
      'The projection puts 2035 at $1, and emissions were 12,092 in 2024',
    ),
    bad: /2035 at 10,527/,
  },
  {
    name: 'two years that changed places',
    offer: replace(/in 2024, and the projection puts 2035/, 'in 2035, and the projection puts 2024'),
    bad: /puts 2024/,
  },
  {
    name: 'the claims of one sentence at another',
    offer: bend(({ text }, all) => ({ text, claims: all.find((other) => other.text !== text)?.claims ?? [] })),
    bad: /as the base has it/,
  },
  {
    name: 'a sentence twice',
    offer: bend((told) => [told, { ...told, text: told.text.replace('as the base has it', 'so the base has it') }]),
    bad: /so the base has it/,
  },
  { name: 'several sentences in one', offer: append('. It is so. It stays so'), bad: /It is so/ },
  {
    name: 'another language',
    offer: replace(/^.*$/, 'Die Emissionen steigen weiter und niemand wird sie aufhalten können.'),
    bad: /Emissionen/,
  },
  { name: 'letters that only look like ours', offer: replace(/as the base/, 'аs the bаse'), bad: /[а-я]/ },
  { name: 'letters that are not seen', offer: append('\u200B\u202E'), bad: /[\u200B\u202E]/ },
  { name: 'an endless sentence', offer: append(' and so on'.repeat(80)), bad: /so on and so on/ },
  {
    name: 'all facts but one',
    offer: bend(({ text, claims }) => ({ text: text.replace(/, by [\d.]+% a year/, ''), claims: claims.slice(0, -1) })),
    bad: /^(?!.*%).*(rising|falling), as the base/m,
  },
]

type Deeds = {
  name: string
  behave: Behaviour
  /** Whether its sentences are honest all the same. */ isHonest?: boolean
  /** Whether nothing but the clock ends it. */
  isSilent?: boolean
}

export const badAnswers: Deeds[] = [
  { name: 'no JSON', behave: (_, answer) => complete(answer, 'Here is the section you wanted: Emissions will fall.') },
  {
    name: 'JSON in a code fence',
    behave: ({ data }, answer) =>
      complete(answer, `\`\`\`json\n${JSON.stringify({ sentences: honest(data) })}\n\`\`\``),
    isHonest: true,
  },
  {
    name: 'JSON that breaks off',
    behave: ({ data }, answer) => complete(answer, JSON.stringify({ sentences: honest(data) }).slice(0, -30)),
  },
  {
    name: 'JSON of another shape',
    behave: (_, answer) => complete(answer, { report: 'Emissions will fall.', sentences: 'none' }),
  },
  {
    name: 'fields that nobody asked for',
    behave: ({ data }, answer) =>
      complete(answer, {
        sentences: honest(data).map((one) => ({ ...one, by: 'template', html: '<b>x</b>' })),
        note: 'x',
      }),
    isHonest: true,
  },
  { name: 'an empty answer', behave: (_, answer) => complete(answer, '') },
  { name: 'no sentences', behave: (_, answer) => complete(answer, { sentences: [] }) },
  { name: 'no choices', behave: (_, answer) => send(answer, { ...completionOf(''), choices: [] }) },
  { name: 'silence', behave: () => undefined, isSilent: true },
  { name: 'a byte now and then', behave: (_, answer) => trickle(answer), isSilent: true },
  { name: 'a connection that is cut', behave: (_, answer) => answer.socket?.destroy() },
  {
    name: 'errors of its own',
    behave: (_, answer) => send(answer, { error: { message: 'Emissions will fall. Key sk-test-1234567890.' } }, 500),
  },
  {
    name: 'too much to do',
    behave: (_, answer) => send(answer, { error: { message: 'slow down' } }, 429, { 'retry-after': '3600' }),
  },
  {
    name: 'a key that is refused',
    behave: (_, answer) => send(answer, { error: { message: 'Incorrect API key provided: sk-test-1234567890' } }, 401),
  },
  {
    name: 'a page of HTML',
    behave: (_, answer) => send(answer, '<h1>Emissions will fall</h1>', 200, { 'content-type': 'text/html' }),
  },
  { name: 'ten megabytes', behave: (_, answer) => complete(answer, 'Emissions will fall. '.repeat(500_000)) },
  {
    name: 'a letter that no database keeps',
    behave: ({ data }, answer) => complete(answer, `${JSON.stringify({ sentences: honest(data) })}\0\uD800`),
  },
  {
    name: 'usage that cannot be',
    behave: ({ data }, answer) =>
      send(answer, {
        ...completionOf({ sentences: honest(data) }),
        usage: { prompt_tokens: -5, completion_tokens: 'many' },
      }),
    isHonest: true,
  },
]

function otherId({ claims }: AskedData): string {
  const own = new Set(claims.map(({ id }) => id))
  return Array.from({ length: 20 }, (_, i) => `e${i + 1}`).find((id) => !own.has(id)) ?? ''
}

function trickle(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => answer.write(' '), 20)
  answer.on('close', () => clearInterval(timer))
}
