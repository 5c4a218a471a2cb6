/** How far a crowd went, in words. */
import { sayCounted, sayNumber } from '#kit/numbers.ts'
import { daysInMonth } from '../words.ts'

/** Of chances: '+15 points', '−1 point', '0 points'. */
export function sayPoints(amount: number): string {
  return saySigned(Math.round(amount * 100), (size) => sayCounted(size, 'point'))
}

export function saySigned(amount: number, say: (size: number) => string): string {
  return `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${say(Math.abs(amount))}`
}

/** Of days: '12 days later', '3 months earlier'; two months and more in months. */
export function sayLater(days: number): string {
  if (days === 0) return 'no later'
  const size = Math.abs(days)
  const said =
    size < 2 * daysInMonth ? sayCounted(Math.round(size), 'day') : `${sayNumber(Math.round(size / daysInMonth))} months`
  return `${said} ${days > 0 ? 'later' : 'earlier'}`
}
