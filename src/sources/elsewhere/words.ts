/** What pages say of questions elsewhere. Free of schemas, for screens. */
import { daysBetween, sayDay } from '#kit/dates.ts'
import { sayChance, sayShort } from '#kit/numbers.ts'

/** What an operator compares before a question is tied to one elsewhere. */
export const alikes = ['deadline', 'source', 'threshold'] as const
export type Alike = (typeof alikes)[number]
export const alikeTitles: Record<Alike, string> = {
  deadline: 'the deadline',
  source: 'who decides',
  threshold: 'what counts as yes',
}

type Shown = {
  platform: { title: string; number: string | null; volumeIn: string | null }
  chance: number | null
  /** From whoever wants to forecast first. */
  isHidden: boolean
  forecasters: number | null
  volume: number | null
  closes: string | null
  resolution: 'yes' | 'no' | 'other' | null
  seenAt: string | null
  alike: readonly Alike[]
}

/** After so many days without a look that found it in order the number is drawn as an old one. */
const oldDays = 7

export function isOld({ seenAt, resolution }: Pick<Shown, 'seenAt' | 'resolution'>, today: string): boolean {
  return resolution === null && seenAt !== null && daysBetween(seenAt, today) > oldDays
}

/** 'Manifold says 62%, the price on a market of play money.' */
export function saySaid({ platform: { title, number }, chance, isHidden, resolution }: Shown): string {
  if (number === null) return `${title} asks a question like this one. Its terms allow a link here, and no number.`
  if (isHidden) return `What ${title} says is hidden until you have forecast.`
  const ended =
    resolution && `${title} has resolved its question: ${resolution === 'other' ? 'neither yes nor no' : resolution}.`
  const said =
    chance !== null &&
    `${title} ${ended ? 'said' : 'says'} ${sayChance(chance)}${ended ? ' before that' : ''}, ${number}.`
  return [ended, said].filter(Boolean).join(' ')
}

/** 'Looked at on 21 Nov 2026. 41 people, 1,234 mana.' Empty where nothing is asked there. */
export function sayLooked({ platform, forecasters, volume, seenAt }: Shown): string {
  if (seenAt === null) return ''
  const counted = [
    forecasters !== null && `${sayShort(forecasters)} ${forecasters === 1 ? 'person takes' : 'people take'} part`,
    volume !== null && platform.volumeIn && `${sayShort(volume)} ${platform.volumeIn} were traded`,
  ].filter(Boolean)
  return [`Looked at on ${sayDay(seenAt)}.`, counted.length > 0 && `${counted.join(', ')}.`].filter(Boolean).join(' ')
}

/** How far both questions are known to be the same: what differs in their last day, and what an operator compared. */
export function sayDifference({ closes, alike }: Shown, closesHere: string): string {
  const there = closes?.slice(0, 10)
  const days =
    there &&
    (there === closesHere
      ? `It closes there on the same day, ${sayDay(there)}.`
      : `It closes there on ${sayDay(there)}, here on ${sayDay(closesHere)}.`)
  const others = alikes.filter((one) => !alike.includes(one))
  const compared = [
    alike.length > 0 && `An operator found alike: ${alike.map((one) => alikeTitles[one]).join(', ')}`,
    others.length > 0 &&
      `${alike.length > 0 ? 'not' : 'Not found alike'}: ${others.map((one) => alikeTitles[one]).join(', ')}`,
  ]
  return ['Its question may be defined otherwise than this one.', days, `${compared.filter(Boolean).join('; ')}.`]
    .filter(Boolean)
    .join(' ')
}

export const stateTitles = { active: 'in order', broken: 'not readable', ended: 'asked no more' } as const
