/** Adds to the page of a kind, before what it is linked to, what people say of it. */
import type { KindPage, Whole } from '#items/web/kind-view.ts'
import { before, pageWith } from '#items/web/page-with.tsx'
import { later } from '#kit/web/later.tsx'
import type { StanceParts } from './stance.ts'
import type { WithComments } from './view.tsx'

/** Below the first screen: its code comes after the rest. */
const DiscussionPart = later(
  import.meta.env.SSR ? (await import('./DiscussionPart.tsx')).DiscussionPart : null,
  async () => (await import('./DiscussionPart.tsx')).DiscussionPart,
)

/** `stance`: null of a kind of which nobody holds anything. */
export function pageWithDiscussion<W extends Whole, More, N>(
  page: KindPage<W, More, N>,
  stance: StanceParts<W> | null,
): KindPage<W, WithComments<More>, N> {
  return {
    ...pageWith(page, (more: WithComments<More>) => more.own),
    parts: ({ more, ...props }) =>
      before(page.parts({ ...props, more: more.own }), 'links', {
        contents: [{ id: 'discussion', title: 'Discussion' }],
        drawn: (
          <DiscussionPart
            key="discussion"
            item={props.item}
            drawn={more.comments}
            // Its parts are handed items of their own kind only.
            stance={stance as StanceParts<Whole> | null}
          />
        ),
      }),
  }
}
