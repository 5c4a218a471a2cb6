/** Adds to the page of predictions, before their criteria, how they came out, and where one says so. */
import type { KindPage } from '#items/web/kind-view.ts'
import { before, pageWith } from '#items/web/page-with.tsx'
import { later } from '#kit/web/later.tsx'
import type { Resolvable } from './asked.ts'
import { isTold } from './say-resolution.ts'
import type { WithResolutions } from './view.tsx'

/** Below the first screen: its code comes after the rest. */
const ResolutionPart = later(
  import.meta.env.SSR ? (await import('./ResolutionPart.tsx')).ResolutionPart : null,
  async () => (await import('./ResolutionPart.tsx')).ResolutionPart,
)

export function pageWithResolutions<W extends Resolvable, More, N>(
  page: KindPage<W, More, N>,
): KindPage<W, WithResolutions<More>, N> {
  return {
    ...pageWith(page, (more: WithResolutions<More>) => more.own),
    parts: ({ more, ...props }) =>
      before(page.parts({ ...props, more: more.own }), 'resolution', {
        contents: isTold(more.resolutions) ? [{ id: 'outcome', title: 'How it came out' }] : [],
        drawn: <ResolutionPart key="outcome" item={props.item} drawn={more.resolutions} />,
      }),
  }
}
