/** A text without marks of its own, as paragraphs: an empty line parts them. */
import { Chemical } from './figures/Chemical.tsx'

export function Paragraphs({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => (
      <p key={paragraph}>
        <Chemical text={paragraph} />
      </p>
    ))
}
