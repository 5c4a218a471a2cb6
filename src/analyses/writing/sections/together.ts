/** One section out of what several writers have to say, in their order. */
import type { SectionWriter } from '../writing.ts'

export const together =
  (...writers: readonly SectionWriter[]): SectionWriter =>
  (w, answer) => {
    const written = writers.map((write) => write(w, answer))
    return {
      sentences: written.flatMap(({ sentences }) => sentences),
      blocks: written.flatMap(({ blocks }) => blocks),
    }
  }
