/** Contradictions among the chances of a world, in sentences. Free of schemas, so that the browser needs none. */
import { sayChance } from '#kit/numbers.ts'
import type { Incoherence } from '../numbers.ts'

/** Reads what an item is called, and makes one or two sentences that say what cannot be so, and by how much. */
export function sayIncoherence(incoherence: Incoherence, titleOf: (ref: string) => string): string {
  // Each sentence takes the incoherence of its own kind: that is what it is listed under.
  const say = sentences[incoherence.kind] as Sentence<Incoherence>
  return say(incoherence, (ref) => `“${titleOf(ref)}”`)
}

type Kind = Incoherence['kind']
type Sentence<I> = (incoherence: I, name: (ref: string) => string) => string

const sentences: { [K in Kind]: Sentence<Extract<Incoherence, { kind: K }>> } = {
  implied: ({ narrow, wide, narrowChance, wideChance }, name) =>
    `Whenever ${name(narrow)} turns out as this world needs it, so does ${name(wide)}. The first cannot be the likelier of the two, yet its chance is ${apart(narrowChance, wideChance).join(' against ')}.`,
  exclusive: ({ one, other }, name) =>
    one === other
      ? `This world asks two things of ${name(one)} that cannot both be so.`
      : `${name(one)} and ${name(other)} cannot both turn out as this world needs them.`,
  exhaustive: ({ one, other, oneChance, otherChance }, name) =>
    `Either ${name(one)} or ${name(other)} must turn out as this world needs it, so their chances add up to 100% or more. They are ${apart(oneChance, otherChance).join(' and ')}.`,
  conditional: ({ of, given, said, lowest, highest }, name) => {
    const [low, high] = apart(lowest, highest)
    const possible = lowest === highest ? `it must be ${low}` : `it must lie between ${low} and ${high}`
    return `The forecast for ${name(of)} is ${sayChance(said)}. By the chance of its condition, ${name(given)}, and the chance without it, ${possible}.`
  },
  siblings: ({ items, total }, name) =>
    `At most one world of this set can come true, yet the lowest chances of ${listOf(items.map(name))} add up to ${Math.round(total * 100)}%.`,
  crowded: ({ items, total }, name) =>
    `At most one world of this set can come true, yet the chances of ${listOf(items.map(name))} add up to ${Math.round(total * 100)}%: so nothing can be said of what is left for none of them.`,
  'forecast-against-model': ({ of, forecast, model }, name) => {
    const [said, projected] = apart(forecast, model)
    return `For ${name(of)} the forecast gives the outcome of this world a chance of ${said}, the projection of the series that decides it one of ${projected}.`
  },
  'doubted-projection': ({ of, by, forecast, model }, name) => {
    const [said, projected] = apart(forecast, model)
    return `The chance of ${name(of)} is that of its projection alone. On the same series the forecast gives what this world needs of ${name(by)} a chance of ${said}, and that projection one of ${projected}: whoever trusts the forecast must doubt the projection here too.`
  },
}

/** Two chances with as many decimals as tell them apart: '31%' and '30%', but '30.6%' and '30.1%'. */
function apart(one: number, other: number): [string, string] {
  if (one === other || sayChance(one) !== sayChance(other)) return [sayChance(one), sayChance(other)]
  return [`${(one * 100).toFixed(1)}%`, `${(other * 100).toFixed(1)}%`]
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
