/**
 * Text in which formulas are written as chemists do: CO2 with a small low 2. The font has no such figures, so it takes
 * markup.
 */
import { Fragment } from 'react'

const formula = /\b(CO|N|NO|SO|CH|H)([2-4])(O?)\b/

export function Chemical({ text }: { text: string }) {
  const parts = text.split(formula)
  if (parts.length === 1) return text
  // `split` with groups: text, head, figure, tail, text, ...
  const runs = Array.from({ length: Math.ceil(parts.length / 4) }, (_, i) => parts.slice(i * 4, i * 4 + 4))
  return runs.map(([before, head, figure, tail], i) => (
    <Fragment key={i}>
      {before}
      {head}
      {figure && <sub>{figure}</sub>}
      {tail}
    </Fragment>
  ))
}
