/**
 * How the settings of caches in front of this server are read from the environment. Without them they keep pages a
 * minute by themselves.
 */
import { z } from 'zod'
import { saying } from './words.ts'

/** A network of caches that forgets pages by their tags when it is told to. */
export type SharedCaches = {
  purgeUrl: string
  purgeToken: string | undefined
  /** The header that it reads the tags of a page from. */
  tagHeader: string
}

export const sharedCacheVariables = {
  CDN_PURGE_URL: z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
      error: saying('is no http or https address, such as https://api.cdn.example/purge.'),
    })
    .optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(
      /^[\x21-\x7e]{1,500}$/,
      'is no token: it holds a space or a sign that no header takes, or is longer than 500.',
    )
    .optional(),
  CDN_TAG_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/, { error: saying('is no name of a header, such as surrogate-key.') })
    .transform((text) => text.toLowerCase())
    .default('cache-tag'),
}

const given = z.object(sharedCacheVariables)

export function sharedCachesOf({
  CDN_PURGE_URL: purgeUrl,
  CDN_PURGE_TOKEN: purgeToken,
  CDN_TAG_HEADER: tagHeader,
}: z.output<typeof given>): {
  sharedCaches: SharedCaches | undefined
} {
  return { sharedCaches: purgeUrl === undefined ? undefined : { purgeUrl, purgeToken, tagHeader } }
}
