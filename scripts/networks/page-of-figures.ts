/** The page that says what the shipped networks are, what they learnt from and how they fare. */
import type { FittedPeriod } from '../fit-networks.ts'
import type { Figures } from './judge-networks.ts'

export type Settings = {
  seed: number
  mostOrigins: number
  hidden: number[]
  passes: number
  batch: number
  characters: number
}

export function pageOf(
  fitted: readonly FittedPeriod[],
  { seed, mostOrigins, hidden, passes, batch, characters }: Settings,
): string {
  const rows = fitted.flatMap(({ name, figures }) =>
    Object.entries(figures).map(([what, one]) => rowOf(name, what, one)),
  )
  const learnt = fitted.map(
    ({ name, file, series, learntFrom, windows, horizon, heldOut, width, seconds }) =>
      `- _${name}_: ${counted(series)} series of \`${file}\`, ${counted(learntFrom)} windows; networks that see the last ${sayList(windows)} values and say ${horizon} steps; bands ${width.toFixed(3)} times as wide as learnt; ${counted(heldOut)} series held out; ${seconds} seconds of CPU`,
  )
  return `# The networks, fitted

Written by the command; do not edit.

    node scripts/fit-networks.ts

Each network has ${hidden.length} hidden layers of ${sayList(hidden)} and learnt in ${passes} passes over its windows, ${batch} at a time. Windows begin at random: at most ${mostOrigins} of a series.
The seed is ${seed}; the same pasts give the same bytes. A weight is a byte, and all together are ${counted(characters)} characters of the program.

${learnt.join('\n')}

The figures are of **other networks of the same making**: these were shown neither the held-out series nor the last horizon of any series, and are judged on the last horizon of those held out.
Years and series are then both new to them. On one half of the held-out series, and on their last two windows, it was found
how wide the networks' bands must be for the mixture's 95 % band to hold 95 %; the other half is judged here. What is shipped learnt from all pasts. The M4 competition's test values were used by neither.

| series | judged | held out | sMAPE | MASE | OWA | MSIS | 95 % coverage | 80 % | 50 % |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

function rowOf(name: string, what: string, one: Figures): string {
  const { series, smape, mase, owa, msis, coverage95, coverage80, coverage50 } = one
  const shares = [coverage95, coverage80, coverage50].map((share) => share.toFixed(3).replace(/^0/, ''))
  const accuracy = [smape.toFixed(2), mase.toFixed(3), owa.toFixed(4).replace(/^0/, ''), msis.toFixed(2)]
  return `| ${[name, what, counted(series), ...accuracy, ...shares].join(' | ')} |`
}

const counted = (count: number) => count.toLocaleString('en-GB')

function sayList(numbers: readonly number[]): string {
  return numbers.length < 2 ? String(numbers[0]) : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
}
