/**
 * What becomes of a kept page when something that it shows has changed: it is dropped, or it is stale, and then shown
 * for a moment longer while it is drawn anew apart from those who read it. The table is all there is to say.
 */
import type { Notice, Tag } from '#kit/events/tag.ts'

type TagKind = Tag extends `${infer First}${string}` ? First : never
type Fate = 'dropped' | 'stale'

/**
 * Of what is gone nothing stays to be seen anywhere. Of what changed its own page is right at once, and the others
 * soon.
 */
const rules: Record<Notice['is'], Record<TagKind, Fate>> = {
  changed: { i: 'dropped', n: 'stale', v: 'stale', f: 'stale', l: 'stale', m: 'stale', r: 'stale', p: 'stale' },
  gone: {
    i: 'dropped',
    n: 'dropped',
    v: 'dropped',
    f: 'dropped',
    l: 'dropped',
    m: 'dropped',
    r: 'dropped',
    p: 'dropped',
  },
}

/** For so long after the change may a stale page be shown. */
const longestStaleMs: Record<TagKind, number> = {
  i: 0,
  n: 10_000,
  v: 10_000,
  f: 10_000,
  l: 10_000,
  m: 10_000,
  r: 60_000,
  p: 60_000,
}
/**
 * A page that is always stale is drawn anew no more often than this: in time before it may be shown no longer, which
 * would keep whoever asks next waiting, and no sooner, since what people forecast together moves dozens of pages a second.
 */
export const redrawPauseMs = 9000

/**
 * Until when a page with this tag may be shown after the notice, which came at `at`: not at all, where it is dropped.
 */
export function shownUntil({ is }: Notice, tag: Tag, at: number): number {
  const kind = tag.charAt(0) as TagKind // every tag begins with its kind
  return rules[is][kind] === 'dropped' ? Number.NEGATIVE_INFINITY : at + longestStaleMs[kind]
}

/** The same for a page with all of these tags. `Infinity`: it shows nothing of what changed. */
export function shownUntilWith(notice: Notice, tags: ReadonlySet<Tag>, at: number): number {
  if (notice.tags === null) return Number.NEGATIVE_INFINITY
  return Math.min(...notice.tags.filter((tag) => tags.has(tag)).map((tag) => shownUntil(notice, tag, at)))
}
