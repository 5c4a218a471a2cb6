/** When in the life of a question somebody speaks: most of them early, and more than half once more. */
import type { Random } from '#engine/random.ts'

/** One in ten says nothing of a question. */
const takesPart = 0.9
const speaksAgain = 0.6
const mostWords = 4

/** As shares of the life of the question, the earliest first. Empty where they say nothing of it. */
export function momentsOf(random: Random): number[] {
  if (random() >= takesPart) return []
  const moments = [0.6 * random() ** 2]
  while (moments.length < mostWords && random() < speaksAgain) {
    const before = moments.at(-1) ?? 0
    moments.push(before + (1 - before) * random() * 0.9)
  }
  return moments
}
