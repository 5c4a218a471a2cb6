/** Adds to the page of a kind, before what it is linked to, what readers say. */
import type { KindPage, Whole } from '#items/web/kind-view.ts'
import { before, pageWith } from '#items/web/page-with.tsx'
import { later } from '#kit/web/later.tsx'
import type { WithReaders } from './view.tsx'

/** Below the first screen: its code comes after the rest. */
const ReadersPart = later(
  import.meta.env.SSR ? (await import('./ReadersPart.tsx')).ReadersPart : null,
  async () => (await import('./ReadersPart.tsx')).ReadersPart,
)

export function pageWithReaders<W extends Whole, More, N>(
  page: KindPage<W, More, N>,
): KindPage<W, WithReaders<More>, N> {
  return {
    ...pageWith(page, (more: WithReaders<More>) => more.own),
    parts: ({ more, ...props }) =>
      before(page.parts({ ...props, more: more.own }), 'links', {
        contents: [
          { id: 'signals-of-readers', title: 'Signals of readers' },
          { id: 'ratings', title: 'Ratings' },
        ],
        drawn: <ReadersPart id={props.item.id} said={more.said} />,
      }),
  }
}
