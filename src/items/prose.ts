/**
 * Text as a tree of the few elements that Farsight shows. What Markdown holds beyond them becomes plain text,
 * so that nobody's writing can bring in markup, scripts, styles or pictures.
 */
import { z } from 'zod'

export type Prose = { tag: ProseTag; text?: string; href?: string; children?: Prose[] }
export type ProseTag = (typeof proseTags)[number]

const proseTags = [
  'text',
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'code',
  'pre',
  'a',
  'br',
  'hr',
] as const

/**
 * Addresses that a text may link to: pages of the web, mail, and places on this site. Everything else is shown as text.
 * A browser takes a backslash for a slash and passes over tabs, so `/\evil.example` would lead off it.
 */
export const safeHref = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/|mailto:|\/(?![/\\\t\n\r])|#)/i)

const node: z.ZodType<Prose> = z
  .lazy(() =>
    z.object({
      tag: z.enum(proseTags),
      text: z.string().exactOptional(),
      href: safeHref.exactOptional(),
      children: z.array(node).exactOptional(),
    }),
  )
  .meta({ id: 'ProseNode' })
export const prose = z.array(node)
