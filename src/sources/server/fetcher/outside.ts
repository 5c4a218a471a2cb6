/** What a fetcher is given of the outside, and what it brings back. */
import type { Connector, Key, Request, Told } from '../../connector.ts'
import type { Dial, Resolve } from './dial.ts'
import type { Allowed } from './fence.ts'
import type { Limits } from './read-body.ts'

export type Validators = { etag: string | null; lastModified: string | null }
export type Fetched = Told & { status: number; bytes: number; validators: Validators }

/** `statuses`: what they mean at this source. */
export type Given = {
  allowed: Allowed
  statuses?: Connector['statuses']
  since?: Validators | undefined
  signal?: AbortSignal | undefined
}
/** Null where the source says that nothing is new since the validators. Throws `SourceFault`. */
export type Fetcher = (asked: Request, given: Given) => Promise<Fetched | null>

export type Outside = {
  /** Who asks, and whom to write to about it. */
  userAgent: string
  keys: Readonly<Partial<Record<Key['name'], string>>>
  dial?: Dial
  resolve?: Resolve
  /** For tests, whose sources lie on this machine. */
  isAllowed?: (address: string) => boolean
  limits?: Limits
  now?: () => Date
}

export type Asking = Omit<Given, 'signal'> & { asked: Request; signal: AbortSignal; limits: Limits }
