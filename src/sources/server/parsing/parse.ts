/** What is made of answers: of each whether it says anything new and where it leads, of all of them a series. Pure. */
import { createHash } from 'node:crypto'
import { bring } from '../../bringing/bring.ts'
import type { Asked, Brought } from '../../bringing/brought.ts'
import type { Parsed, Request, Told } from '../../connector.ts'
import { connectorOf } from '../../connectors/index.ts'
import { derive, type Reading } from '../../derive.ts'
import { type Derivation, weightsOf } from '../../derivation.ts'
import { type ForecastElsewhere, readForecast } from '../../elsewhere/forecast.ts'
import { platformOf } from '../../elsewhere/platforms/index.ts'
import { SourceFault } from '../../faults.ts'

/** Which source, and what there. */
export type Place = { connector: string; address: Record<string, string> }
export type Heard = { stamp: string | null; next: Request | null }
/** `weights`: what the address of the derivation answered, where it has one. */
export type Answers = Place & { derive: Derivation; answers: readonly Told[]; weights?: readonly Told[]; today: string }
/** The digest is of values and marks: the bytes of many answers differ each time. */
export type Read = Reading & { parsed: Parsed; digest: string }

export type Answered = { platform: string; address: Record<string, string>; told: Told; now: Date }

export type Parsing = {
  /** `isFirst`: only the first answer says by its stamp whether anything is new. */
  hear(place: Place, told: Told, isFirst: boolean): Heard
  read(answers: Answers): Read
  /** What somebody is shown of answers before anything is kept. */
  bring(asked: Asked): Brought
  /** What a platform says of a question. */
  readElsewhere(answered: Answered): ForecastElsewhere
}

/** All throw `SourceFault`. */
export const parsing: Parsing = {
  hear({ connector: id, address }, told, isFirst) {
    const connector = known(id)
    const stamp = isFirst ? (connector.stampOf?.(told, address) ?? null) : null
    return { stamp, next: connector.more?.(told, address) ?? null }
  },
  read({ connector: id, address, derive: how, answers, weights = [], today }) {
    const connector = known(id)
    const parsed = connector.parse(answers, address, today)
    const by = weightsOf(how)
    const reading = derive(parsed, how, today, by ? connector.parse(weights, by, today).series : [])
    return { ...reading, parsed, digest: digestOf(reading) }
  },
  bring,
  readElsewhere({ platform: id, address, told, now }) {
    const platform = platformOf(id)
    if (!platform) throw new SourceFault('not-there', `There is no platform "${id}" any more.`)
    return readForecast(platform, told, address, now)
  },
}

/** Of the values, and after a point of the marks where there are any. */
function digestOf({ observations, marks }: Reading): string {
  const parts = marks && marks.length > 0 ? [observations, marks] : [observations]
  return parts.map((part) => createHash('sha256').update(JSON.stringify(part)).digest('hex')).join('.')
}

/** Of a digest what is of the values alone. */
export function ofValues(digest: string): string {
  return digest.split('.')[0] ?? digest
}

function known(id: string) {
  const connector = connectorOf(id)
  if (!connector) throw new SourceFault('not-there', `There is no connector "${id}" any more.`)
  return connector
}
