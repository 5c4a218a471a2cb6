/**
 * The cross-impact matrix of a set, the reasons for its strongest judgements, and what its states are read off, as lines
 * that people can write and read.
 */
import { z } from 'zod'
import type { CrossImpact, Reading } from '../set.ts'

const reasonLine = /^(\S+) -> (\S+) ([+-]?\d): (.+)$/

/** `demand.surge: price.high=2 price.low=-2`: a line for every state that bears on others. */
export const impactsIn = z.string().transform((text, context): CrossImpact[] =>
  linesOf(text).flatMap((line) => {
    const [from = '', entries = ''] = line.split(/:\s+/)
    return entries.split(/\s+/).map((entry) => {
      const [to = '', judgement = ''] = entry.split('=')
      if (!/^[+-]?\d$/.test(judgement))
        context.addIssue({ code: 'custom', message: `has a line that is no "state: state=judgement": "${line}"` })
      return { from, to, judgement: Number(judgement) }
    })
  }),
)

/** `policy.strict: prediction/co2-below-10500-in-2035=yes trend/coal=low`: a line for every state; items by their slugs. */
export const readingsIn = z.string().transform((text, context): Reading[] =>
  linesOf(text).flatMap((line) => {
    const [state = '', entries = ''] = line.split(/:\s+/)
    return entries.split(/\s+(?=[a-z]+\/)/).map((entry) => {
      const [to = '', as = ''] = entry.split('=')
      if (!as) context.addIssue({ code: 'custom', message: `has a line that is no "state: item=outcome": "${line}"` })
      return { state, to, as }
    })
  }),
)

/** `policy.strict -> supply.fossil -3: why`. */
export const reasonsIn = z.string().transform((text, context) =>
  linesOf(text).map((line) => {
    const [, from = '', to = '', judgement = '', reason = ''] = reasonLine.exec(line) ?? []
    if (!reason)
      context.addIssue({ code: 'custom', message: `has a line that is no "state -> state judgement: why": "${line}"` })
    return { from, to, judgement: Number(judgement), reason }
  }),
)

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
