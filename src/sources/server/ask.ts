/** All answers that a connector needs, asked one after the other and no faster than the source bears. */
import type { Connector, Request, Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import type { Fetched, Fetcher, Validators } from './fetcher/outside.ts'

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
  pages: number
}

export type Asking = {
  fetcher: Fetcher
  connector: Connector
  address: Record<string, string>
  /** Hosts that the operator has allowed. */
  allowedHosts: readonly string[]
  since: Since
  wait(ms: number): Promise<void>
  signal: AbortSignal | undefined
}

const nothing: Validators = { etag: null, lastModified: null }

export async function askAll(asking: Asking): Promise<Asked> {
  const { connector, address, since, wait } = asking
  const requests = connector.requests(address)
  const answers: Fetched[] = []
  const queue: Request[] = [...requests]
  for (let asked = queue.shift(); asked; asked = queue.shift()) {
    // eslint-disable-next-line no-await-in-loop
    if (answers.length > 0) await wait(connector.pace.apartMs)
    // eslint-disable-next-line no-await-in-loop
    const answer = await askOne(asking, asked, requests.length === 1)
    if (!answer) return sum(requests, answers, { isNew: false, since })
    refuseEndless(answers, answer)
    answers.push(answer)
    if (isStampOf(asking, answers)) return sum(requests, answers, { isNew: false, since })
    const next = connector.more?.(answer, address)
    if (next) queue.push(next)
  }
  return sum(requests, answers, { isNew: true, since: sinceOf(connector, address, answers) })
}

/** By what the next look may know that nothing is new. What one answer of several says of itself holds for no other. */
function sinceOf(connector: Connector, address: Record<string, string>, [first, ...more]: readonly Fetched[]): Since {
  const stamp = (first && connector.stampOf?.(first, address)) ?? null
  return { ...(first && more.length === 0 ? first.validators : nothing), stamp }
}

async function askOne({ fetcher, connector, allowedHosts, since, signal }: Asking, asked: Request, isAlone: boolean) {
  const hasValidators = since.etag !== null || since.lastModified !== null
  const { hosts, statuses } = connector
  const allowed = hosts ? { hosts, plainHosts: [] } : { hosts: [], plainHosts: allowedHosts }
  return fetcher(asked, { allowed, statuses, since: isAlone && hasValidators ? since : undefined, signal })
}

function refuseEndless(answers: readonly Fetched[], { text }: Fetched): void {
  if (answers.length === mostPages) throw new SourceFault('endless-pages', `There are more than ${mostPages}.`)
  if (answers.some((before) => before.text === text))
    throw new SourceFault('endless-pages', 'The same page came twice.')
}

function isStampOf({ connector, address, since }: Asking, [first, ...more]: readonly Fetched[]): boolean {
  if (!first || more.length > 0 || since.stamp === null) return false
  return connector.stampOf?.(first, address) === since.stamp
}

function sum(
  [first]: readonly Request[],
  answers: readonly Fetched[],
  { isNew, since }: { isNew: boolean; since: Since },
): Asked {
  return {
    answers: isNew ? [...answers] : null,
    since,
    url: first?.url ?? '',
    status: answers.at(-1)?.status ?? 304,
    bytes: answers.reduce((all, { bytes }) => all + bytes, 0),
    pages: answers.length,
  }
}
