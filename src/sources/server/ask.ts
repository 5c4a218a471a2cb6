/** All answers that a connector needs, asked one after the other and no faster than the source bears. */
import type { Connector, Request, Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { mayFollow } from '../parsing/robots.ts'
import type { Allowed } from './fetcher/fence.ts'
import type { Fetched, Fetcher, Validators } from './fetcher/outside.ts'
import type { Heard } from './parsing/parse.ts'
import type { Parser } from './parsing/parser.ts'

const mostPages = 20

/** By what a source says that nothing is new. */
type Since = Validators & { stamp: string | null }
export type Asked = {
  /** Null where the source says that nothing is new. */
  answers: Told[] | null
  since: Since
  /** Where the first was asked for. */
  url: string
  status: number
  bytes: number
}

export type Asking = {
  fetcher: Fetcher
  parser: Parser
  connector: Connector
  address: Record<string, string>
  /** Hosts that the operator has allowed. */
  allowedHosts: readonly string[]
  since: Since
  wait(ms: number, signal?: AbortSignal): Promise<void>
  signal: AbortSignal | undefined
}

const nothing: Validators = { etag: null, lastModified: null }
/** For what is asked whatever is known of it. */
export const nothingSince: Since = { ...nothing, stamp: null }

export async function askAll(asking: Asking): Promise<Asked> {
  const { connector, address, since, wait, signal } = asking
  const requests = connector.requests(address)
  const answers: Fetched[] = []
  const queue: Request[] = [...requests]
  let stamp: string | null = null
  for (let asked = queue.shift(); asked; asked = queue.shift()) {
    // eslint-disable-next-line no-await-in-loop
    if (answers.length > 0) await wait(connector.pace.apartMs, signal)
    // eslint-disable-next-line no-await-in-loop
    const answer = await askOne(asking, asked, requests.length === 1)
    if (!answer) return sum(requests, answers, { isNew: false, since })
    refuseEndless(answers, answer)
    answers.push(answer)
    // eslint-disable-next-line no-await-in-loop
    const heard = await hear(asking, answer, answers.length === 1)
    stamp ??= heard.stamp
    if (heard.stamp !== null && heard.stamp === since.stamp) return sum(requests, answers, { isNew: false, since })
    if (heard.next) queue.push(heard.next)
  }
  return sum(requests, answers, { isNew: true, since: { ...validatorsOf(answers), stamp } })
}

/** What one answer of several says of itself holds for no other. */
function validatorsOf([first, ...more]: readonly Fetched[]): Validators {
  return first && more.length === 0 ? first.validators : nothing
}

async function hear({ connector, address, parser }: Asking, answer: Fetched, isFirst: boolean): Promise<Heard> {
  if (!connector.more && !(isFirst && connector.stampOf)) return { stamp: null, next: null }
  return parser.hear({ connector: connector.id, address }, toldIn(answer), isFirst)
}

function toldIn({ url, type, text, body }: Fetched): Told {
  return { url, type, text, ...(body && { body }) }
}

async function askOne(asking: Asking, asked: Request, isAlone: boolean) {
  const { fetcher, connector, allowedHosts, since, signal } = asking
  if (asked.isLink) await refuseUnfollowed(asking, asked)
  const hasValidators = since.etag !== null || since.lastModified !== null
  const { statuses } = connector
  const allowed = allowedFor(connector, allowedHosts)
  return fetcher(asked, { allowed, statuses, since: isAlone && hasValidators ? since : undefined, signal })
}

/** A connector asks its own hosts, and one without any those that the operator has allowed. */
export function allowedFor({ hosts }: Connector, allowedHosts: readonly string[]): Allowed {
  return hosts ? { hosts, plainHosts: [] } : { hosts: [], plainHosts: allowedHosts }
}

/** A site without a word on programs has nothing against them: whatever it answers below 500, but for being busy. */
async function refuseUnfollowed(asking: Asking, { url }: Request): Promise<void> {
  const { origin, pathname, search } = new URL(url)
  const said = await askOne(asking, { url: `${origin}/robots.txt` }, false).catch((error: unknown) => {
    if (error instanceof SourceFault && isClientError(error)) return null
    throw error
  })
  if (said && !mayFollow(said.text, `${pathname}${search}`, 'farsight')) throw new SourceFault('asks-not-to')
  await asking.wait(asking.connector.pace.apartMs, asking.signal)
}

const isClientError = ({ status = 0, code }: SourceFault) => status >= 400 && status < 500 && code !== 'busy'

function refuseEndless(answers: readonly Fetched[], { text }: Fetched): void {
  if (answers.length === mostPages) throw new SourceFault('endless-pages', `There are more than ${mostPages}.`)
  if (text !== '' && answers.some((before) => before.text === text))
    throw new SourceFault('endless-pages', 'The same page came twice.')
}

function sum(
  [first]: readonly Request[],
  answers: readonly Fetched[],
  { isNew, since }: { isNew: boolean; since: Since },
): Asked {
  return {
    answers: isNew ? answers.map(toldIn) : null,
    since,
    url: first?.url ?? '',
    status: answers.at(-1)?.status ?? 304,
    bytes: answers.reduce((all, { bytes }) => all + bytes, 0),
  }
}
