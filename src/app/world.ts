/**
 * What screens cannot know by themselves, and whoever draws them hands in: the server for its pages, the browser for
 * what it opens afterwards.
 */
import type { Site } from '#items/sharing.ts'
import type { Caller } from '#kit/endpoint.ts'
import type { PageContract } from './kinds.ts'
import type { TellPages } from './tell-pages.ts'

export type World = {
  call: Caller<PageContract>
  now(): Date
  site: Site
  /** Whether this server stands in for Google, Apple, phones and mail: then there are pages that do so. */
  hasStandIns: boolean
  /** Whether payments are stood in for. */
  hasLocalPayments: boolean
  describeApi(): Promise<unknown>
  /** Tells of a page for pictures and frames elsewhere. A browser has none: nobody reads what it opens by itself. */
  tell?: TellPages
}
