/** Scores as people read them. */
import { sayCounted } from '#kit/numbers.ts'

/** '0.123': 0 is perfect. */
export function sayBrier(brier: number): string {
  return brier.toFixed(3)
}

/** '+42.4', '−116.1': of scores whose nought means no better and no worse. */
export function sayPoints(points: number): string {
  const said = points.toFixed(1)
  if (Number(said) === 0) return '0.0'
  return points > 0 ? `+${said}` : said.replace('-', '−')
}

/** '−0.22' */
export function sayLog(log: number): string {
  return log.toFixed(2).replace('-', '−')
}

/** '50%', and what is hardly anything as such. */
export function sayCoverage(share: number): string {
  if (share > 0 && share < 0.01) return 'under 1%'
  return `${Math.round(share * 100)}%`
}

type Waiting = { open: number; closed: number }

/** What of one's forecasts still waits for an outcome: '3 questions that you forecast are open, 1 is closed ...' */
export function sayWaiting({ open, closed }: Waiting): string {
  if (open + closed === 0) return 'None of your forecasts waits for an outcome.'
  const still = `${sayCounted(open, 'question')} that you forecast ${open === 1 ? 'is' : 'are'} open`
  const over = `${open === 0 ? `${sayCounted(closed, 'question')} that you forecast` : closed} ${closed === 1 ? 'is closed and waits' : 'are closed and wait'} for an outcome`
  return `${[...(open > 0 ? [still] : []), ...(closed > 0 ? [over] : [])].join(', ')}.`
}
